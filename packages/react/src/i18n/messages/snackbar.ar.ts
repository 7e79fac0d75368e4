import type { Translation } from '../defineMessages.js'
import type { snackbar } from './snackbar.en.js'

export const snackbarAr: Translation<typeof snackbar> = {
  close: 'إغلاق الرسالة',
  disconnected: 'تم فصل المحفظة',
  allDisconnected: 'تم فصل كل المحافظ',
  undo: 'تراجع',
  modalFailed: 'تعذّر تحميل نافذة المحفظة',
  sendArrived: 'تم إرسال \u2066{label}\u2069 نهائيًا',
  sendFailed: 'لم يُرسل \u2066{label}\u2069. راجع محفظتك.',
}
