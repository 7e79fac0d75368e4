import type { Mail } from '@hasp/service-frame/mail'
import { oneLine } from './oneLine.js'

/** What a mail about a lost mailbox is filled with; nothing else gets into it. */
export interface MoveFields {
  /** The address whose mailbox is said to be lost. */
  readonly from: string
  readonly to: string
  /** Empty in a notice. */
  readonly code: string
  readonly projectName: string
  readonly deviceName: string
  /** "Not me", what calls it off, or the wallet's own page. */
  readonly link: string
  readonly movesAt: Date | undefined
  readonly locale: string | null | undefined
}

/** The mailbox, and what it is told. */
export type MoveMail =
  | 'newCode'
  | `${'old' | 'new'}${'Asked' | 'Cancelled' | 'Moved' | 'Taken'}`

type Texts = Readonly<
  Record<
    MoveMail,
    (fields: MoveFields & { readonly date: string }) => {
      subject: string
      text: string
    }
  >
>

/** The code stands in the text alone: subjects show on locked phones. */
const english: Texts = {
  newCode: ({ code, deviceName, link, projectName }) => ({
    subject: `Confirm this email address for ${projectName}`,
    text: `${code}

Enter this code to move your wallet to this address. It was begun on ${deviceName}, by somebody who says that they cannot read the mail of the address before. The code works for 10 minutes, once.

If you did not ask for it, somebody else typed your address: ${link}
`,
  }),
  oldAsked: ({ date, deviceName, link, projectName, to }) => ({
    subject: `Your wallet for ${projectName} will open with another address in 7 days`,
    text: `Somebody on ${deviceName} says that this mailbox is lost, and has proved a recovery password or a passkey of your wallet. From ${date} on it opens with ${to}, and no longer with this address.

If it was not you, call it off: ${link}

Somebody has your passkey or knows your recovery password then: remove the passkey, and where it was the password send what you have to another wallet. Any device that is signed in can call it off, too.
`,
  }),
  newAsked: ({ date, link, projectName }) => ({
    subject: `Your wallet for ${projectName} will open with this address in 7 days`,
    text: `Sign in with this address from ${date} on. Until then the wallet works as before, wherever it is signed in.

The mailbox of before and every device of the wallet were told, and can call it off. So can you: ${link}
`,
  }),
  oldCancelled: ({ link, projectName, to }) => ({
    subject: `Your wallet for ${projectName} keeps this address`,
    text: `It was called off: the wallet does not open with ${to}. For 72 hours nobody can ask for it again.

If you did not ask for it, somebody knows your recovery password or has a passkey of your wallet. Remove the passkey; where it was the password, send what you have to another wallet: ${link}
`,
  }),
  newCancelled: ({ from, projectName }) => ({
    subject: `Your wallet for ${projectName} does not move to this address`,
    text: `It was called off by the mailbox of before, by a device of the wallet, or by the link that you have got. The wallet opens with ${from} as before. For 72 hours nobody can ask for it again.
`,
  }),
  oldMoved: ({ projectName, to }) => ({
    subject: `Your wallet for ${projectName} opens with another address`,
    text: `It opens with ${to} from now on, and no longer with this address. Nobody called it off within 7 days.

Nothing can be exported from the wallet for 72 hours. A device that was signed in opens it again with a code from the new address.
`,
  }),
  newMoved: ({ from, link, projectName }) => ({
    subject: `Your wallet for ${projectName} opens with this address`,
    text: `It opens with this address from now on, instead of with ${from}. Sign in: ${link}

On a new device you need your recovery password or your passkey. Nothing can be exported from the wallet for 72 hours.
`,
  }),
  oldTaken: ({ projectName, to }) => ({
    subject: `Your wallet for ${projectName} keeps this address`,
    text: `It was to move to ${to}, which opens another wallet by now. It opens with this address as before.
`,
  }),
  newTaken: ({ from, projectName }) => ({
    subject: `Your wallet for ${projectName} does not move to this address`,
    text: `This address opens another wallet by now. The one that was to move opens with ${from} as before. Ask again with an address that has no wallet yet.
`,
  }),
}

const arabic: Texts = {
  newCode: ({ code, deviceName, link, projectName }) => ({
    subject: `أكّد هذا العنوان لدى ${projectName}`,
    text: `${code}

أدخل هذا الرمز لنقل محفظتك إلى هذا العنوان. بدأ ذلك على ${deviceName} شخص يقول إنه لم يعد يقرأ بريد العنوان السابق. يعمل الرمز مرة واحدة خلال 10 دقائق.

إن لم تطلبه فقد كتب شخص آخر عنوانك: ${link}
`,
  }),
  oldAsked: ({ date, deviceName, link, projectName, to }) => ({
    subject: `ستُفتح محفظتك في ${projectName} بعنوان آخر بعد 7 أيام`,
    text: `يقول أحدهم على ${deviceName} إن هذا البريد مفقود، وقد أثبت كلمة مرور استرداد لمحفظتك أو مفتاح مرور لها. ابتداءً من ${date} تُفتح بالعنوان ${to}، لا بهذا العنوان.

إن لم تكن أنت فألغِ ذلك: ${link}

عندئذ هناك من يملك مفتاح مرورك أو يعرف كلمة مرور الاسترداد: أزل المفتاح، وإن كانت كلمة المرور فأرسل ما لديك إلى محفظة أخرى. ويستطيع أي جهاز مسجّل الدخول إلغاء ذلك أيضًا.
`,
  }),
  newAsked: ({ date, link, projectName }) => ({
    subject: `ستُفتح محفظتك في ${projectName} بهذا العنوان بعد 7 أيام`,
    text: `سجّل الدخول بهذا العنوان ابتداءً من ${date}. حتى ذلك الحين تعمل المحفظة كما كانت حيثما سُجّل الدخول إليها.

أُبلغ البريد السابق وكل أجهزة المحفظة، ولهم إلغاء ذلك. ولك أنت أيضًا: ${link}
`,
  }),
  oldCancelled: ({ link, projectName, to }) => ({
    subject: `تبقى محفظتك في ${projectName} على هذا العنوان`,
    text: `أُلغي الأمر: لا تُفتح المحفظة بالعنوان ${to}. ولا يستطيع أحد طلب ذلك من جديد لمدة 72 ساعة.

إن لم تطلبه أنت فهناك من يعرف كلمة مرور الاسترداد أو يملك مفتاح مرور لمحفظتك. أزل المفتاح، وإن كانت كلمة المرور فأرسل ما لديك إلى محفظة أخرى: ${link}
`,
  }),
  newCancelled: ({ from, projectName }) => ({
    subject: `لا تنتقل محفظتك في ${projectName} إلى هذا العنوان`,
    text: `ألغى ذلك البريد السابق أو جهاز للمحفظة أو الرابط الذي وصلك. تُفتح المحفظة بالعنوان ${from} كما كانت. ولا يستطيع أحد طلب ذلك من جديد لمدة 72 ساعة.
`,
  }),
  oldMoved: ({ projectName, to }) => ({
    subject: `تُفتح محفظتك في ${projectName} بعنوان آخر`,
    text: `تُفتح من الآن فصاعدًا بالعنوان ${to}، لا بهذا العنوان. لم يُلغِ أحد ذلك خلال 7 أيام.

لا يمكن تصدير أي شيء من المحفظة لمدة 72 ساعة. والجهاز الذي كان مسجّل الدخول يفتحها من جديد برمز من العنوان الجديد.
`,
  }),
  newMoved: ({ from, link, projectName }) => ({
    subject: `تُفتح محفظتك في ${projectName} بهذا العنوان`,
    text: `تُفتح من الآن فصاعدًا بهذا العنوان بدلًا من ${from}. سجّل الدخول: ${link}

على جهاز جديد تحتاج إلى كلمة مرور الاسترداد أو مفتاح المرور. لا يمكن تصدير أي شيء من المحفظة لمدة 72 ساعة.
`,
  }),
  oldTaken: ({ projectName, to }) => ({
    subject: `تبقى محفظتك في ${projectName} على هذا العنوان`,
    text: `كانت ستنتقل إلى ${to}، وهو يفتح الآن محفظة أخرى. تُفتح بهذا العنوان كما كانت.
`,
  }),
  newTaken: ({ from, projectName }) => ({
    subject: `لا تنتقل محفظتك في ${projectName} إلى هذا العنوان`,
    text: `هذا العنوان يفتح الآن محفظة أخرى. والمحفظة التي كانت ستنتقل تُفتح بالعنوان ${from} كما كانت. اطلب من جديد بعنوان لا محفظة له.
`,
  }),
}

/** A mail about a lost mailbox, in the visitor's language if known. */
export function moveMail(type: MoveMail, fields: MoveFields): Mail {
  const texts = fields.locale?.split('-')[0] === 'ar' ? arabic : english
  return {
    to: type.startsWith('old') ? fields.from : fields.to,
    ...texts[type]({
      ...fields,
      date: dateOf(fields.movesAt),
      deviceName: oneLine(fields.deviceName),
      projectName: oneLine(fields.projectName),
    }),
  }
}

/** In a zone that everybody can read: where the reader is, nobody knows. */
function dateOf(moment: Date | undefined): string {
  if (!moment) return ''
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
