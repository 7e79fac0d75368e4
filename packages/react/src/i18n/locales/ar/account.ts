import type { Translation } from '../../defineMessages.js'
import type { account as source } from '../en/account.js'

export const account: Translation<typeof source> = {
  title: 'الحساب',
  receive: 'استلام',
  send: 'إرسال',
  chooseNetwork: 'اختر شبكة أخرى',
  tokens: 'العملات',
  loading: 'جارٍ تحميل الأرصدة',
  unknownBalance: 'الرصيد غير معروف',
  retryPlease: 'أموالك لم تتأثر. تعذّر سؤال الشبكة.',
  stale: 'المبالغ أدناه من وقت سابق.',
  noBalances: 'لا تُعرض الأرصدة على {network}.',
  empty: 'ما يستلمه هذا الحساب على {network} يظهر هنا.',
  pending: 'في الطريق',
  statusPending: 'أُرسلت، بالانتظار',
  statusIncluded: 'ضمن كتلة',
  statusUnseen: 'لم تُر بعد',
  statusUnknown: 'ربما أُرسلت: راجع محفظتك',
  explorer: 'العرض على {explorer}',
  unsupportedTitle: 'الشبكة غير مدعومة',
  unsupported: 'لا يعمل {app} على شبكة محفظتك.',
  switchNetwork: 'تبديل الشبكة',
  nobodyTitle: 'لا توجد محفظة متصلة',
  nobody: 'اربط محفظة لترى حسابها.',
  connect: 'ربط المحفظة',
  waiting: 'بانتظار المحفظة',
}
