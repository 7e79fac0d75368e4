import type { Translation } from '../defineMessages.js'
import type { wallets } from './wallets.en.js'

export const walletsAr: Translation<typeof wallets> = {
  title: 'المحافظ',
  families: 'أنواع المحافظ',
  active: 'المستخدمة',
  connected: 'متصلة أيضًا',
  used: 'استُخدمت من قبل',
  accounts: 'حسابات {wallet}',
  current: 'مستخدم',
  use: 'استخدام',
  reconnect: 'إعادة الربط',
  copied: 'نُسخ العنوان',
  copyOrdinals: 'نسخ عنوان الأوردينالز {address}',
  copyRefused: 'رُفض النسخ. العنوان هو {address}',
  explorer: 'العرض على {explorer}',
  rename: 'تسمية هذه المحفظة',
  name: 'اسم {wallet}',
  nameHint: 'يُحفظ على هذا الجهاز فقط.',
  save: 'حفظ',
  forget: 'إزالة من القائمة',
  add: 'إضافة محفظة أخرى',
  otherAccount: 'ربط حساب آخر',
  disconnectAll: 'قطع اتصال الكل',
  emptyTitle: 'لا توجد محفظة متصلة',
  empty: 'اربط محفظة لتستخدمها مع هذا الموقع.',
  connect: 'ربط المحفظة',
}
