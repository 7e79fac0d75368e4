import type { Mail } from '@hasp/service-frame/mail'
import { type MailFields, plainLine, writeMail } from './MailFields.js'

interface HoldMailFields extends MailFields {
  readonly deviceName: string
  readonly holdEndsAt: Date
}

/** Tells that a device has proved the mailbox, and until when it waits. */
export function holdMail(fields: HoldMailFields): Mail {
  return writeMail(
    { ...fields, deviceName: plainLine(fields.deviceName) },
    {
      english: ({ cancelUrl, deviceName, holdEndsAt, walletName }) => ({
        subject: `${walletName}: your wallet is being restored`,
        text: `A new device, ${deviceName}, asked for your wallet and proved this mailbox. It gets the wallet from ${timeOf(holdEndsAt)} on.

If that is not you, call it off now: ${cancelUrl}
`,
      }),
      arabic: ({ cancelUrl, deviceName, holdEndsAt, walletName }) => ({
        subject: `${walletName}: جارٍ استعادة محفظتك`,
        text: `طلب جهاز جديد، ${deviceName}، محفظتك وأثبت هذا البريد. يحصل على المحفظة ابتداءً من ${timeOf(holdEndsAt)}.

إن لم تكن أنت فألغِ الآن: ${cancelUrl}
`,
      }),
    },
  )
}

/** In a zone that everybody can read: where the reader is, nobody knows. */
function timeOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
