import type { Translation } from '../../defineMessages.js'
import type { emailDevice as source } from '../en/emailDevice.js'

export const emailDevice: Translation<typeof source> = {
  title: 'تأكيد هذا المتصفح',
  how: 'هذا المتصفح جديد على محفظتك. افتح ⁨{page}⁩ على جهاز تستخدم عليه محفظتك من قبل، واختر هذا المتصفح.',
  compare: 'يجب أن يعرض جهازك الآخر الأحرف الأربعة نفسها:',
  differ: 'إن اختلفت فأخبر بذلك هناك، فقد يكون شخص آخر هو من يطلب.',
  waiting: 'في انتظار جهازك الآخر…',
  deciding: 'في انتظار إجابتك على الجهاز الآخر…',
  openPage: 'فتح تلك الصفحة هنا',
  recover: 'استخدام طريقة أخرى',
  held: 'يمكن لمحفظتك الإرسال من هنا بعد {time}. حتى ذلك الحين يمكنك رؤيتها والاستقبال عليها.',
  look: 'رؤية محفظتي',
  waitAgain: 'الانتظار مجددًا',
  again: 'تسجيل الدخول مجددًا',
  otherAddress: 'استخدام بريد إلكتروني آخر',
}
