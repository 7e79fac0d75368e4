import type { Mail } from '@hasp/service-frame/mail'
import { oneLine } from './oneLine.js'

/** What a mailbox is told. */
export type LeavingMail =
  | 'keyShown'
  | 'deletionAsked'
  | 'deletionCancelled'
  | 'deleted'

/** What such a mail is filled with; nothing else gets into it. */
export interface LeavingFields {
  readonly to: string
  readonly projectName: string
  readonly deviceName: string
  readonly walletUrl: string
  /** Empty where there is nothing to call off. */
  readonly cancelUrl: string
  readonly locale: string | undefined
}

type Texts = Readonly<
  Record<
    LeavingMail,
    (fields: LeavingFields) => { subject: string; text: string }
  >
>

const english: Texts = {
  keyShown: ({ deviceName, projectName, walletUrl }) => ({
    subject: `The recovery words of your wallet for ${projectName} were shown`,
    text: `They were shown on ${deviceName}. Whoever has read them can take everything in your wallet, at any time, and nobody can stop it.

If it was not you, move what you have to another wallet now, then sign the device out: ${walletUrl}
`,
  }),
  deletionAsked: ({ cancelUrl, deviceName, projectName }) => ({
    subject: `Your wallet for ${projectName} will be deleted in 7 days`,
    text: `It was asked for on ${deviceName}. Until then everything works as before.

What your accounts hold stays on the networks. Only your recovery words reach it once the wallet is deleted: write them down first, or send everything elsewhere.

If you would rather keep the wallet, or it was not you: ${cancelUrl}
`,
  }),
  deletionCancelled: ({ projectName }) => ({
    subject: `Your wallet for ${projectName} will not be deleted`,
    text: `The deletion was called off. Your wallet stays as it is.
`,
  }),
  deleted: ({ projectName }) => ({
    subject: `Your wallet for ${projectName} is deleted`,
    text: `Your devices, your ways back and your address are deleted. What your accounts hold stays on the networks, and only your recovery words reach it.
`,
  }),
}

const arabic: Texts = {
  keyShown: ({ deviceName, projectName, walletUrl }) => ({
    subject: `عُرضت كلمات استرداد محفظتك في ${projectName}`,
    text: `عُرضت على ${deviceName}. من قرأها يستطيع أخذ كل ما في محفظتك في أي وقت، ولا أحد يستطيع منعه.

إن لم تكن أنت فانقل ما لديك إلى محفظة أخرى الآن، ثم سجّل خروج ذلك الجهاز: ${walletUrl}
`,
  }),
  deletionAsked: ({ cancelUrl, deviceName, projectName }) => ({
    subject: `ستُحذف محفظتك في ${projectName} بعد 7 أيام`,
    text: `طُلب ذلك من ${deviceName}. حتى ذلك الحين يعمل كل شيء كما كان.

ما في حساباتك يبقى على الشبكات، ولا يصل إليه بعد حذف المحفظة إلا كلمات الاسترداد: اكتبها أولاً، أو أرسل كل شيء إلى مكان آخر.

إن أردت الاحتفاظ بالمحفظة، أو لم تكن أنت من طلب: ${cancelUrl}
`,
  }),
  deletionCancelled: ({ projectName }) => ({
    subject: `لن تُحذف محفظتك في ${projectName}`,
    text: `أُلغي الحذف، وتبقى محفظتك كما هي.
`,
  }),
  deleted: ({ projectName }) => ({
    subject: `حُذفت محفظتك في ${projectName}`,
    text: `حُذفت أجهزتك وطرق عودتك وعنوانك. ما في حساباتك يبقى على الشبكات، ولا يصل إليه إلا كلمات الاسترداد.
`,
  }),
}

/** A notice, in the visitor's language where it is known. */
export function leavingMail(type: LeavingMail, fields: LeavingFields): Mail {
  const texts = fields.locale?.split('-')[0] === 'ar' ? arabic : english
  return {
    to: fields.to,
    ...texts[type]({
      ...fields,
      deviceName: oneLine(fields.deviceName),
      projectName: oneLine(fields.projectName),
    }),
  }
}
