import type { Translation } from '../defineMessages.js'
import type { snackbar } from './snackbar.en.js'

export const snackbarAr: Translation<typeof snackbar> = {
  close: 'إغلاق الرسالة',
  disconnected: 'تم فصل المحفظة',
  allDisconnected: 'تم فصل كل المحافظ',
  undo: 'تراجع',
  modalFailed: 'تعذّر تحميل نافذة المحفظة',
  lookInWallet: 'أكّد في \u2066{wallet}\u2069',
  openWallet: 'فتح \u2066{wallet}\u2069',
  sendArrived: 'تم إرسال \u2066{label}\u2069 نهائيًا',
  sendFailed: 'لم يُرسل \u2066{label}\u2069.',
  sendReplaced: 'استبدلت محفظتك \u2066{label}\u2069. راجع فيها ما أُرسل.',
}
