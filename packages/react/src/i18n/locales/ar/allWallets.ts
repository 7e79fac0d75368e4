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
  filters: 'أي المحافظ',
  all: 'الكل',
  installed: 'المثبّتة',
  mobile: 'للهاتف',
  extension: 'إضافة متصفح',
  isInstalled: 'مثبّتة',
  showCode: 'أظهر رمزًا للمسح',
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
    one: 'محفظة واحدة، المعروض {shown}',
    two: 'محفظتان، المعروض {shown}',
    few: '{count} محافظ، المعروض {shown}',
    many: '{count} محفظة، المعروض {shown}',
    other: '{count} محفظة، المعروض {shown}',
  },
  loadMore: 'اعرض المزيد',
  nothingTitle: 'لا شيء باسم «{search}»',
  nothing: 'ربما لها اسم آخر، أو يمكنك مسح رمز بتطبيقها.',
  emptyTitle: 'لا محفظة هنا',
  empty: 'ليس في القائمة محفظة من هذا النوع.',
  pair: 'اقترن بهاتف',
}
