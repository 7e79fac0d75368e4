import type { Translation } from '../../defineMessages.js'
import type { emailCode as source } from '../en/emailCode.js'

export const emailCode: Translation<typeof source> = {
  noMail:
    'لم تصلك رسالة؟ ابحث في مجلد البريد غير المرغوب فيه. إن لم تعد تستطيع قراءة هذا البريد فمحفظتك ما زالت تعمل حيثما سجّلت الدخول.',
}
