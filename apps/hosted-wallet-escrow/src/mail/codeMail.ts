import type { Mail } from '@hasp/service-frame/mail'
import { type MailFields, plainLine, writeMail } from './MailFields.js'

interface CodeMailFields extends MailFields {
  readonly code: string
  readonly deviceName: string
  readonly walletOrigin: string
}

/**
 * The mail with the escrow's own code. The code stands in the text alone:
 * subjects show on locked phones.
 */
export function codeMail(fields: CodeMailFields): Mail {
  return writeMail(
    { ...fields, deviceName: plainLine(fields.deviceName) },
    {
      english: ({ cancelUrl, code, deviceName, walletName, walletOrigin }) => ({
        subject: `Your recovery code for ${walletName}`,
        text: `${code}

Enter this code in your wallet, ${walletOrigin}, to bring it back on ${deviceName}. It works for 10 minutes, once. It is another code than the one for signing in. Nobody will ever ask you for it.

If you did not ask for it, call it off: ${cancelUrl}
`,
      }),
      arabic: ({ cancelUrl, code, deviceName, walletName, walletOrigin }) => ({
        subject: `رمز استعادة ${walletName}`,
        text: `${code}

أدخل هذا الرمز في محفظتك، ${walletOrigin}، لاستعادتها على ${deviceName}. يعمل مرة واحدة خلال 10 دقائق، وهو غير رمز الدخول. لن يطلبه منك أحد.

إن لم تطلبه فألغه: ${cancelUrl}
`,
      }),
    },
  )
}
