import type { Translation } from '../../defineMessages.js'
import type { email as source } from '../en/email.js'

export const email: Translation<typeof source> = {
  title: 'الدخول بالبريد الإلكتروني',
  address: 'البريد الإلكتروني',
  addressWrong: 'أدخل عنوان بريد إلكتروني، مثل mira@example.org.',
  codeComes: 'سنرسل إليك رمزًا من ستة أرقام.',
  send: 'إرسال الرمز',
  sending: 'جارٍ الإرسال…',
  next: 'متابعة',
  orWallet: 'أو بمحفظة',
  frameNote:
    'تُفتح محفظتك في إطار آمن مستقل. لا يستطيع هذا الموقع رؤية مفاتيحك.',
  offTitle: 'الدخول بالبريد الإلكتروني غير متاح',
  off: 'لا يوفر هذا الموقع الدخول بالبريد الإلكتروني. اربط محفظة بدلًا من ذلك.',
  otherWay: 'ربط محفظة',
  codeTitle: 'أدخل الرمز',
  codeLabel: 'الرمز الوارد في البريد الإلكتروني',
  sentTo: 'أُرسل إلى',
  change: 'تغيير',
  checking: 'جارٍ التحقق…',
  codeInvalid: {
    zero: 'الرمز غير صحيح. لم تبقَ لك محاولات.',
    one: 'الرمز غير صحيح. بقيت لك محاولة واحدة.',
    two: 'الرمز غير صحيح. بقيت لك محاولتان.',
    few: 'الرمز غير صحيح. بقيت لك {count} محاولات.',
    many: 'الرمز غير صحيح. بقيت لك {count} محاولة.',
    other: 'الرمز غير صحيح. بقيت لك {count} محاولة.',
  },
  codeExpired: 'انتهت صلاحية هذا الرمز. أرسل رمزًا جديدًا.',
  passwordTitle: 'بقيت خطوة واحدة',
  resend: 'إرسال رمز جديد',
  resendIn: 'يمكنك إرسال رمز جديد بعد {seconds} ث.',
  resent: 'رمز جديد في طريقه إليك.',
  deviceTitle: 'تأكيد هذا المتصفح',
  device:
    'هذا المتصفح جديد على محفظتك. افتح محفظتك على جهاز تستخدمه من قبل، وتحقق من أنه يعرض هذه الأحرف:',
  deviceWaiting: 'في انتظار جهازك الآخر…',
  waitAgain: 'الانتظار مجددًا',
  openWallet: 'فتح محفظتي',
  otherAddress: 'استخدام بريد إلكتروني آخر',
}
