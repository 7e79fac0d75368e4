import type { Translation } from '../../defineMessages.js'
import type { allWallets as source } from '../en/allWallets.js'

export const allWallets: Translation<typeof source> = {
  title: 'كل المحافظ',
  search: 'ابحث في المحافظ',
  searchMany: {
    zero: 'ابحث في المحافظ',
    one: 'ابحث في محفظة واحدة',
    two: 'ابحث في محفظتين',
    few: 'ابحث في {count} محافظ',
    many: 'ابحث في {count} محفظة',
    other: 'ابحث في {count} محفظة',
  },
  filters: 'تصفية المحافظ',
  all: 'الكل',
  installed: 'المثبّتة',
  mobile: 'للهاتف',
  extension: 'إضافة متصفح',
  isInstalled: 'مثبّتة',
  showCode: 'أظهر رمز QR',
  count: {
    zero: 'لا محافظ',
    one: 'محفظة واحدة',
    two: 'محفظتان',
    few: '{count} محافظ',
    many: '{count} محفظة',
    other: '{count} محفظة',
  },
  countShown: {
    zero: 'لا محافظ',
    one: '{shown} من محفظة واحدة',
    two: '{shown} من محفظتين',
    few: '{shown} من {count} محافظ',
    many: '{shown} من {count} محفظة',
    other: '{shown} من {count} محفظة',
  },
  loadMore: 'اعرض المزيد',
  nothingTitle: 'لا نتائج لـ «{search}»',
  nothing: 'تحقق من الكتابة، أو امسح رمز QR بتطبيق محفظتك.',
  emptyTitle: 'لا محافظ هنا',
  empty: 'لا توجد محافظ تطابق هذه التصفية.',
  pair: 'امسح رمز QR',
}
