import type { Translation } from '../../defineMessages.js'
import type { shell as source } from '../en/shell.js'

export const shell: Translation<typeof source> = {
  back: 'رجوع',
  close: 'إغلاق',
  help: 'ما هي المحفظة؟',
  loading: 'جارٍ التحميل',
  failedTitle: 'تعذّر عرض هذا',
  failed: 'حدث خطأ في هذه الصفحة. لم يُرسل أي شيء.',
  failedToLoad: 'لم يصل جزء من نافذة المحفظة. تحقق من الاتصال.',
  offline: 'أنت غير متصل بالإنترنت. سيستمر هذا حالما يعود الاتصال.',
  tryAgain: 'حاول مرة أخرى',
  details: 'التفاصيل',
}
