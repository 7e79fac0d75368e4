import type { Texts } from '../../texts/createTexts.js'
import type { TextKey } from '../../texts/en.js'
import { activityTexts } from './activityTexts.js'
import { menuTexts } from './menu.js'
import { moveTexts } from './moveTexts.js'
import { newBrowserTexts } from './newBrowserTexts.js'

/** Every text of the wallet's own first page, besides what all pages say. */
export const homeTexts = {
  en: {
    ...activityTexts.en,
    ...moveTexts.en,
    'home.addPassword': 'Add a recovery password',
    ...menuTexts.en,
    'mode.self': 'Only you can restore this wallet.',
    ...newBrowserTexts.en,
    'home.changeEmail': 'Change',
    'home.code': 'Code',
    'home.codeExpired': 'This code is no longer valid. Ask for a new one.',
    'home.codeInvalid': 'That is not the code of the last mail.',
    'home.codeSent': 'We sent six digits to {email}. They work for 10 minutes.',
    'home.devices': 'Where you are signed in',
    'home.eip155': 'Ethereum and networks like it',
    'home.email': 'Email address',
    'home.failed': 'That did not work. Try again.',
    'home.frozen':
      'Your email address or this device changed not long ago, or the wallet waits for another address. For your safety the ways back stay as they are until {until}.',
    'home.held': 'Looks and receives until its waiting time is over',
    'home.heldHere':
      'This browser looks at your wallet and receives. It can send from {when} on; another device of yours lets it in at once.',
    'home.letMeIn': 'Ask another device',
    'home.reserved':
      'This address is kept for another wallet: for one that it opened until not long ago, or one that moves to it. The mail about that says until when; before that it opens no new wallet.',
    'home.restore': 'You have a wallet? Restore it here',
    'home.lastUsed': 'Last used {when}',
    'home.letIn': 'Let another browser in',
    'home.noMail': 'No mail? Look in your spam folder.',
    'home.noWallet': 'No wallet was made for this address.',
    'home.otherEmail': 'Other address',
    'home.passkey': 'Passkey',
    'home.passkeyAdded': 'Added {when}',
    'home.password': 'Recovery password',
    'home.provider': 'Your provider, by your mailbox and after a wait',
    'home.revoke': 'Sign out',
    'home.revokeOf': 'Sign out {name}',
    'home.signOut': 'Sign out here',
    'home.solana': 'Solana',
    'home.thisDevice': 'This device',
    'home.title': 'Your wallet',
    'home.tryLater': 'Wait a moment before the next try.',
    'home.waiting': 'Typed a code of yours, and has nothing yet',
    'home.ways': 'Ways back to your wallet',
    'home.why': 'Sign in with your email address.',
    'passkey.add': 'Add a passkey',
    'passkey.adding': 'Follow what your device asks…',
    'passkey.keepPassword':
      'Keep the password as well: a passkey is lost with the account that holds it.',
    'passkey.keep': 'Keep it',
    'passkey.remove': 'Remove',
    'passkey.removeOf': 'Remove the passkey added {when}',
    'passkey.removeSure': 'Remove it',
    'passkey.removeWarning':
      'It will not open this wallet any more. Delete it on your device as well.',
    'passkey.removing': 'Removing…',
    'passkey.why':
      'A passkey opens your wallet on your other devices with your face, your finger or a PIN, at once.',
  },
  ar: {
    ...activityTexts.ar,
    ...moveTexts.ar,
    'home.noMail': 'لم تصلك رسالة؟ ابحث في مجلد البريد غير المرغوب فيه.',
    'home.noWallet': 'لم تُنشأ محفظة لهذا العنوان.',
    'home.addPassword': 'إضافة كلمة مرور للاسترداد',
    'home.provider': 'مزوّدك، عبر بريدك وبعد انتظار',
    ...menuTexts.ar,
    'mode.self': 'أنت وحدك تستطيع استعادة هذه المحفظة.',
    ...newBrowserTexts.ar,
    'home.changeEmail': 'تغيير',
    'home.code': 'الرمز',
    'home.codeExpired': 'لم يعد هذا الرمز صالحاً. اطلب رمزاً جديداً.',
    'home.codeInvalid': 'ليس هذا رمز آخر رسالة.',
    'home.codeSent': 'أرسلنا ستة أرقام إلى {email}. تعمل لمدة 10 دقائق.',
    'home.devices': 'أين سجّلت الدخول',
    'home.eip155': 'إيثريوم وشبكاته',
    'home.email': 'عنوان البريد الإلكتروني',
    'home.failed': 'لم ينجح ذلك. حاول مرة أخرى.',
    'home.frozen':
      'تغيّر عنوان بريدك أو هذا الجهاز قبل وقت قصير، أو تنتظر المحفظة عنوانًا آخر. لسلامتك تبقى طرق العودة كما هي حتى {until}.',
    'home.held': 'يرى ويستقبل حتى تنتهي مدة انتظاره',
    'home.heldHere':
      'يرى هذا المتصفح محفظتك ويستقبل. يستطيع الإرسال ابتداءً من {when}، ويسمح له جهاز آخر لك بذلك فورًا.',
    'home.letMeIn': 'طلب ذلك من جهاز آخر',
    'home.reserved':
      'هذا العنوان محفوظ لمحفظة أخرى: كان يفتحها حتى وقت قصير، أو ستنتقل إليه. تقول الرسالة عن ذلك إلى متى، وقبل ذلك لا يفتح محفظة جديدة.',
    'home.restore': 'استعادة محفظة لديك',
    'home.lastUsed': 'آخر استخدام {when}',
    'home.letIn': 'السماح لمتصفح آخر',
    'home.waiting': 'كُتب فيه رمز من بريدك، وليس لديه شيء بعد',
    'home.otherEmail': 'عنوان آخر',
    'home.passkey': 'مفتاح مرور',
    'home.passkeyAdded': 'أُضيف {when}',
    'home.password': 'كلمة مرور الاسترداد',
    'home.revoke': 'تسجيل الخروج',
    'home.revokeOf': 'تسجيل الخروج من {name}',
    'home.signOut': 'تسجيل الخروج هنا',
    'home.solana': 'سولانا',
    'home.thisDevice': 'هذا الجهاز',
    'home.title': 'محفظتك',
    'home.tryLater': 'انتظر لحظة قبل المحاولة التالية.',
    'home.ways': 'طرق العودة إلى محفظتك',
    'home.why': 'سجّل الدخول بعنوان بريدك الإلكتروني.',
    'passkey.add': 'إضافة مفتاح مرور',
    'passkey.adding': 'اتبع ما يطلبه جهازك…',
    'passkey.keepPassword':
      'احتفظ بكلمة المرور أيضًا، فمفتاح المرور يضيع مع الحساب الذي يحفظه.',
    'passkey.keep': 'الاحتفاظ به',
    'passkey.remove': 'إزالة',
    'passkey.removeOf': 'إزالة مفتاح المرور المضاف {when}',
    'passkey.removeSure': 'تأكيد الإزالة',
    'passkey.removeWarning':
      'لن يفتح هذه المحفظة بعد الآن. احذفه من جهازك أيضًا.',
    'passkey.removing': 'جارٍ الإزالة…',
    'passkey.why':
      'يفتح مفتاح المرور محفظتك على أجهزتك الأخرى بوجهك أو إصبعك أو رقم سري بدلًا من كلمة المرور.',
  },
} as const

/** Names a text that the page may show. */
export type HomeTextKey = TextKey | keyof typeof homeTexts.en

export type HomeTexts = Texts<HomeTextKey>
