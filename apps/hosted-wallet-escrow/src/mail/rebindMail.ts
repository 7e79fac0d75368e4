import type { Mail } from '@hasp/service-frame/mail'
import { type MailFields, writeMail } from './MailFields.js'

/** Tells both mailboxes that another one is bound to the wallet. */
export function rebindMail(fields: MailFields): Mail {
  return writeMail(fields, {
    english: ({ cancelUrl, walletName }) => ({
      subject: `${walletName}: the mailbox of your wallet changes`,
      text: `In three days another mailbox restores your wallet, and the one of before no longer does. The wallet itself has asked for it.

If that is not you, call it off: ${cancelUrl}
`,
    }),
    arabic: ({ cancelUrl, walletName }) => ({
      subject: `${walletName}: يتغير بريد محفظتك`,
      text: `بعد ثلاثة أيام يستعيد بريد آخر محفظتك، ولا يعود البريد السابق يستعيدها. المحفظة نفسها طلبت ذلك.

إن لم تكن أنت فألغِ ذلك: ${cancelUrl}
`,
    }),
  })
}
