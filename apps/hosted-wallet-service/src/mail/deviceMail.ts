import type { Mail } from '@hasp/service-frame/mail'
import { oneLine } from './oneLine.js'

/** What a mail about a new device is filled with. */
export interface DeviceMailFields {
  readonly to: string
  readonly projectName: string
  readonly origin: string
  readonly deviceName: string
  readonly denialUrl: string
  /** Until when it is kept from the wallet, where nothing but time keeps it. */
  readonly holdEndsAt: Date | undefined
  readonly locale: string | null
}

type Text = (fields: DeviceMailFields) => { subject: string; text: string }

const english: Text = ({
  denialUrl,
  deviceName,
  holdEndsAt,
  origin,
  projectName,
}) => ({
  subject: `${projectName}: a new device asks for your wallet`,
  text: `${deviceName} signed in at ${origin} with your email address. It is new to your wallet.

${
  holdEndsAt
    ? `Until ${timeOf(holdEndsAt)} it can only look at the wallet and receive.`
    : 'It gets nothing before another device of yours, your passkey or your recovery password lets it in.'
}

If this is not you, sign it out: ${denialUrl}
The link works for 7 days. You can also sign it out on your wallet’s own page.
`,
})

const arabic: Text = ({
  denialUrl,
  deviceName,
  holdEndsAt,
  origin,
  projectName,
}) => ({
  subject: `${projectName}: جهاز جديد يطلب محفظتك`,
  text: `سجّل ${deviceName} الدخول في ${origin} بعنوان بريدك. وهو جديد على محفظتك.

${
  holdEndsAt
    ? `حتى ${timeOf(holdEndsAt)} لا يستطيع إلا أن يرى المحفظة ويستقبل.`
    : 'لا يحصل على شيء قبل أن يسمح له جهاز آخر لك أو مفتاح مرورك أو كلمة مرور الاستعادة.'
}

إن لم تكن أنت فأخرجه: ${denialUrl}
يعمل الرابط 7 أيام. ويمكنك إخراجه من صفحة محفظتك أيضًا.
`,
})

/** Tells the owner of a wallet of a device that asks for it. */
export function deviceMail(fields: DeviceMailFields): Mail {
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

/** In a zone that everybody can read: where the reader is, nobody knows. */
function timeOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
