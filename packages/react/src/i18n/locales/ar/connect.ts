import type { Translation } from '../../defineMessages.js'
import type { connect as source } from '../en/connect.js'

export const connect: Translation<typeof source> = {
  title: 'الاتصال',
  continueWith: 'المتابعة باستخدام \u2068{wallet}\u2069',
  accept: 'أقبل شروط هذا الموقع',
  acceptFirst: 'ضع علامة في المربع لاختيار محفظة.',
  wallets: 'المحافظ في هذا المتصفح',
  installed: 'مثبّتة',
  recent: 'حديثة',
  connected: 'متصلة',
  sameName: 'تحمل اسم محفظة أخرى',
  ambiguous: 'تدّعي محفظتان هنا أنهما المحفظة نفسها. اختر التي ثبّتها بنفسك.',
  allWallets: 'كل المحافظ',
  code: 'رمز QR',
  someWallets: 'المحافظ',
  emptyTitle: 'لا توجد محفظة في هذا المتصفح بعد',
  empty:
    'المحفظة تطبيق أو إضافة للمتصفح تحفظ مفاتيحك. حالما توجد واحدة ستظهر هنا من تلقاء نفسها.',
  getWallet: 'احصل على محفظة',
  haveIt: 'أصبحت لديّ الآن',
  looking: 'جارٍ البحث…',
  nothing:
    'لم نعثر على شيء بعد. تأكد من أن الإضافة مفعّلة ثم أعد تحميل هذه الصفحة.',
  learn: 'جديد هنا؟ ما هي المحفظة وكيف تحصل عليها',
  legal: 'باتصالك فإنك تقبل شروط هذا الموقع:',
  terms: 'شروط الاستخدام',
  privacy: 'سياسة الخصوصية',
  opensNewTab: 'يفتح في علامة تبويب جديدة',
  poweredBy: 'يعمل بواسطة Hasp',
}
