import type { Mail } from '@hasp/service-frame/mail'
import { oneLine } from './oneLine.js'

/** What a mail with a code is filled with; nothing else gets into it. */
export interface CodeMailFields {
  readonly to: string
  readonly code: string
  readonly projectName: string
  readonly origin: string
  readonly deviceName: string
  readonly denialUrl: string
  readonly locale: string | undefined
}

type Text = (fields: CodeMailFields) => { subject: string; text: string }

/** The code stands in the text alone: subjects show on locked phones. */
const english: Text = ({
  code,
  denialUrl,
  deviceName,
  origin,
  projectName,
}) => ({
  subject: `Your sign-in code for ${projectName}`,
  text: `${code}

Enter this code at ${origin} to open your wallet on ${deviceName}. It works for 10 minutes, once. Nobody from ${projectName} will ever ask you for it.

If you did not ask for it, somebody else typed your address: ${denialUrl}
`,
})

const arabic: Text = ({
  code,
  denialUrl,
  deviceName,
  origin,
  projectName,
}) => ({
  subject: `رمز الدخول إلى ${projectName}`,
  text: `${code}

أدخل هذا الرمز في ${origin} لفتح محفظتك على ${deviceName}. يعمل مرة واحدة خلال 10 دقائق. لن يطلبه منك أحد من ${projectName}.

إن لم تطلبه فقد كتب شخص آخر عنوانك: ${denialUrl}
`,
})

/** The mail that brings a code, in the visitor's language where it is known. */
export function codeMail(fields: CodeMailFields): Mail {
  const text = fields.locale?.split('-')[0] === 'ar' ? arabic : english
  return {
    to: fields.to,
    ...text({
      ...fields,
      deviceName: oneLine(fields.deviceName),
      projectName: oneLine(fields.projectName),
    }),
  }
}
