import type { Translation } from '../../defineMessages.js'
import type { account as source } from '../en/account.js'

export const account: Translation<typeof source> = {
  title: 'الحساب',
  receive: 'استلام',
  send: 'إرسال',
  chooseNetwork: 'تبديل الشبكة',
  tokens: 'العملات',
  loading: 'جارٍ تحميل الأرصدة…',
  unknownBalance: 'الرصيد غير متاح',
  retryPlease: 'أموالك بأمان. تعذّر الوصول إلى الشبكة.',
  stale: 'قد تكون هذه الأرصدة قديمة.',
  noBalances: 'الأرصدة غير متاحة على {network}.',
  empty: 'ستظهر هنا العملات التي تستلمها على {network}.',
  pending: 'قيد التنفيذ',
  statusPending: 'أُرسلت',
  statusIncluded: 'جارٍ التأكيد',
  statusUnseen: 'لم تُر بعد',
  statusUnknown: 'ربما أُرسلت: تحقّق من محفظتك',
  explorer: 'العرض على {explorer}',
  unsupportedTitle: 'شبكة غير مدعومة',
  unsupported: 'لا يدعم {app} الشبكة التي عليها محفظتك.',
  switchNetwork: 'تبديل الشبكة',
  nobodyTitle: 'لا توجد محفظة متصلة',
  nobody: 'اربط محفظة لترى حسابك.',
  connect: 'ربط المحفظة',
  waiting: 'بانتظار محفظتك…',
}
