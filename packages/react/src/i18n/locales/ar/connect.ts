import type { Translation } from '../../defineMessages.js'
import type { connect as source } from '../en/connect.js'

export const connect: Translation<typeof source> = {
  title: 'ربط محفظة',
  continueWith: 'المتابعة باستخدام \u2068{wallet}\u2069',
  accept: 'أقبل شروط هذا الموقع',
  acceptFirst: 'ضع علامة في المربع لاختيار محفظة.',
  wallets: 'المحافظ في هذا المتصفح',
  installed: 'مثبّتة',
  recent: 'حديثة',
  connected: 'متصلة',
  sameName: 'لها اسم محفظة أخرى',
  ambiguous: 'تستخدم محفظتان الاسم نفسه. اختر التي ثبّتها بنفسك.',
  useWallet: 'المتابعة بمحفظة',
  allWallets: 'كل المحافظ',
  code: 'رمز QR',
  someWallets: 'المحافظ',
  emptyTitle: 'لم نعثر على محفظة في هذا المتصفح',
  empty:
    'المحفظة تطبيق أو إضافة للمتصفح تحفظ مفاتيحك. ما إن تثبّت واحدة حتى تظهر هنا تلقائيًا.',
  getWallet: 'احصل على محفظة',
  haveIt: 'ثبّتُّ واحدة',
  looking: 'جارٍ التحقق…',
  nothing:
    'لم نعثر على شيء بعد. تأكد من أن الإضافة مفعّلة ثم أعد تحميل هذه الصفحة.',
  learn: 'المحافظ جديدة عليك؟ اعرف المزيد',
  legal: 'باتصالك فإنك توافق على:',
  terms: 'شروط الاستخدام',
  privacy: 'سياسة الخصوصية',
  opensNewTab: 'يفتح في علامة تبويب جديدة',
  poweredBy: 'يعمل بواسطة Hasp',
}
