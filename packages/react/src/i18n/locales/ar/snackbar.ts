import type { Translation } from '../../defineMessages.js'
import type { snackbar as source } from '../en/snackbar.js'

export const snackbar: Translation<typeof source> = {
  close: 'إخفاء',
  disconnected: 'تم فصل المحفظة',
  allDisconnected: 'تم فصل كل المحافظ',
  undo: 'تراجع',
  modalFailed: 'تعذّر تحميل نافذة المحفظة. حاول مرة أخرى.',
  lookInWallet: 'أكّد في \u2066{wallet}\u2069',
  openWallet: 'فتح \u2066{wallet}\u2069',
  approvalAsked:
    'وافقت \u2068{wallet}\u2069 (\u2066{address}\u2069) على الاتصال. هل تريد استخدامها؟',
  approvalWallet: 'محفظة',
  approvalUse: 'استخدمها',
  approvalRefuse: 'ليست لي',
  approvalUsed: '\u2068{wallet}\u2069 قيد الاستخدام',
  approvalGone: 'سحبت \u2068{wallet}\u2069 موافقتها',
  connectedLate: 'تم توصيل \u2068{wallet}\u2069 (\u2066{address}\u2069)',
  disconnect: 'فصل',
  keep: 'إبقاء',
  notAllowed: 'هذا الإجراء غير مسموح به',
  notSignedIn: 'حدثت مشكلة عند بدء المصادقة',
  authenticating: 'جارٍ المصادقة...',
  doubted:
    'محفظة أخرى هنا تدّعي أنها \u2068{wallet}\u2069، لذلك تم فصلها. اختر التي ثبّتّها بنفسك.',
  doubtedChoose: 'اختيار',
  ended: 'انقطع اتصال \u2068{wallet}\u2069',
  reconnect: 'إعادة الربط',
  requestOf: 'الطلب 1 من {count}',
  dismiss: 'إغلاق',
  sendArrived: 'تم إرسال \u2066{label}\u2069',
  sendFailed: 'لم يُرسل \u2066{label}\u2069.',
  trackedDone: 'تم: \u2068{label}\u2069',
  trackedReplaced: 'استُبدل \u2068{label}\u2069 في محفظتك. راجع فيها ما أُرسل.',
  trackedFailed: 'لم ينجح: \u2068{label}\u2069',
  sendReplaced: 'استُبدل \u2066{label}\u2069 في محفظتك. راجع فيها ما أُرسل.',
}
