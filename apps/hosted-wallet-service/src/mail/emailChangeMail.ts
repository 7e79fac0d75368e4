import type { Mail } from '@hasp/service-frame/mail'
import { oneLine } from './oneLine.js'

/** What a mail about a change is filled with; nothing else gets into it. */
export interface EmailChangeFields {
  /** The address as it was. */
  readonly from: string
  /** The one that was asked for. */
  readonly to: string
  /** Empty in a notice. */
  readonly code: string
  readonly projectName: string
  /** Of the site where it was begun. */
  readonly origin: string
  readonly deviceName: string
  /** "Not me", or the way back; empty where the mail has none. */
  readonly link: string
  readonly locale: string | undefined
}

/** The mailbox, and what it is told. */
export type EmailChangeMail =
  | 'oldCode'
  | 'newCode'
  | 'oldChanged'
  | 'newChanged'
  | 'oldReverted'
  | 'newReverted'

type Texts = Readonly<
  Record<
    EmailChangeMail,
    (fields: EmailChangeFields) => { subject: string; text: string }
  >
>

/** The code stands in the text alone: subjects show on locked phones. */
const english: Texts = {
  oldCode: ({ code, deviceName, link, origin, projectName, to }) => ({
    subject: `Confirm a new email address for ${projectName}`,
    text: `${code}

Somebody wants to open your wallet with ${to} from now on, instead of with this address. It was begun at ${origin} on ${deviceName}.

If it was you, enter this code there. It works for 10 minutes, once. Nobody from ${projectName} will ever ask you for it.

If it was not you, enter it nowhere and stop whoever did it: ${link}
`,
  }),
  newCode: ({ code, deviceName, link, origin, projectName }) => ({
    subject: `Confirm this email address for ${projectName}`,
    text: `${code}

Enter this code at ${origin} to open your wallet with this address from now on. It was begun on ${deviceName}. The code works for 10 minutes, once.

If you did not ask for it, somebody else typed your address: ${link}
`,
  }),
  oldChanged: ({ deviceName, link, origin, projectName, to }) => ({
    subject: `Your email address for ${projectName} was changed`,
    text: `Your wallet opens with ${to} from now on, and no longer with this address. It was changed at ${origin} on ${deviceName}.

Nothing can be exported from your wallet for 72 hours.

If it was not you, take the change back within 7 days: ${link}
`,
  }),
  newChanged: ({ from, projectName }) => ({
    subject: `Your email address for ${projectName} was changed`,
    text: `Your wallet opens with this address from now on, instead of with ${from}.

You are signed out on your other devices: sign in there with this address. Nothing can be exported from your wallet for 72 hours.
`,
  }),
  oldReverted: ({ projectName, to }) => ({
    subject: `Your email address for ${projectName} is back`,
    text: `Your wallet opens with this address again, and no longer with ${to}.

Everybody was signed out, and the device that had changed the address was removed. Sign in again, and look at the list of your devices.
`,
  }),
  newReverted: ({ from, projectName }) => ({
    subject: `This email address was taken off ${projectName}`,
    text: `The wallet that opened with this address opens with ${from} again: whoever reads the mail there took the change back.
`,
  }),
}

const arabic: Texts = {
  oldCode: ({ code, deviceName, link, origin, projectName, to }) => ({
    subject: `أكّد عنوان بريد جديد لدى ${projectName}`,
    text: `${code}

يريد أحدهم أن تُفتح محفظتك من الآن فصاعدًا بالعنوان ${to} بدلًا من هذا العنوان. بدأ ذلك في ${origin} على ${deviceName}.

إن كنت أنت فأدخل هذا الرمز هناك. يعمل مرة واحدة خلال 10 دقائق. لن يطلبه منك أحد من ${projectName}.

وإن لم تكن أنت فلا تُدخله في أي مكان، وأوقف من فعل ذلك: ${link}
`,
  }),
  newCode: ({ code, deviceName, link, origin, projectName }) => ({
    subject: `أكّد هذا العنوان لدى ${projectName}`,
    text: `${code}

أدخل هذا الرمز في ${origin} لتفتح محفظتك بهذا العنوان من الآن فصاعدًا. بدأ ذلك على ${deviceName}. يعمل الرمز مرة واحدة خلال 10 دقائق.

إن لم تطلبه فقد كتب شخص آخر عنوانك: ${link}
`,
  }),
  oldChanged: ({ deviceName, link, origin, projectName, to }) => ({
    subject: `تغيّر عنوان بريدك لدى ${projectName}`,
    text: `تُفتح محفظتك من الآن فصاعدًا بالعنوان ${to}، لا بهذا العنوان. جرى التغيير في ${origin} على ${deviceName}.

لا يمكن تصدير أي شيء من محفظتك لمدة 72 ساعة.

إن لم تكن أنت فتراجع عن التغيير خلال 7 أيام: ${link}
`,
  }),
  newChanged: ({ from, projectName }) => ({
    subject: `تغيّر عنوان بريدك لدى ${projectName}`,
    text: `تُفتح محفظتك من الآن فصاعدًا بهذا العنوان بدلًا من ${from}.

سُجّل خروجك من أجهزتك الأخرى: ادخل فيها بهذا العنوان. لا يمكن تصدير أي شيء من محفظتك لمدة 72 ساعة.
`,
  }),
  oldReverted: ({ projectName, to }) => ({
    subject: `عاد عنوان بريدك لدى ${projectName}`,
    text: `تُفتح محفظتك بهذا العنوان من جديد، لا بالعنوان ${to}.

سُجّل خروج الجميع، وأُزيل الجهاز الذي غيّر العنوان. ادخل من جديد وراجع قائمة أجهزتك.
`,
  }),
  newReverted: ({ from, projectName }) => ({
    subject: `أُزيل هذا العنوان من ${projectName}`,
    text: `المحفظة التي كانت تُفتح بهذا العنوان تُفتح من جديد بالعنوان ${from}: تراجع عن التغيير من يقرأ البريد هناك.
`,
  }),
}

/** A mail about a change of the address, in the visitor's language if known. */
export function emailChangeMail(
  type: EmailChangeMail,
  fields: EmailChangeFields,
): Mail {
  const texts = fields.locale?.split('-')[0] === 'ar' ? arabic : english
  return {
    to: type.startsWith('old') ? fields.from : fields.to,
    ...texts[type]({
      ...fields,
      deviceName: oneLine(fields.deviceName),
      projectName: oneLine(fields.projectName),
    }),
  }
}
