import type { Translation } from '../../defineMessages.js'
import type { qrCode as source } from '../en/qrCode.js'

export const qrCode: Translation<typeof source> = {
  close: 'إغلاق',
  zoom: 'أظهر الرمز بملء الشاشة',
  hint: 'هل يتعذّر المسح؟ ارفع سطوع شاشتك.',
}
