import type { Translation } from '../../defineMessages.js'
import type { shell as source } from '../en/shell.js'

export const shell: Translation<typeof source> = {
  back: 'رجوع',
  close: 'إغلاق',
  help: 'ما هي المحفظة؟',
  loading: 'جارٍ التحميل…',
  failedTitle: 'حدث خطأ ما',
  failed: 'تعذّر عرض هذه الشاشة. لم يُرسل أي شيء.',
  failedToLoad:
    'لم يُحمَّل جزء من نافذة المحفظة. تحقق من اتصالك بالإنترنت ثم حاول مرة أخرى.',
  offline: 'أنت غير متصل بالإنترنت. سيستمر هذا حالما يعود الاتصال.',
  tryAgain: 'حاول مرة أخرى',
  details: 'التفاصيل',
}
