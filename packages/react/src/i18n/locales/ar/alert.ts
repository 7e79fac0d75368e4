import type { Translation } from '../../defineMessages.js'
import type { alert as source } from '../en/alert.js'

export const alert: Translation<typeof source> = {
  name: 'تنبيه لمطوّر هذا الموقع',
  close: 'إخفاء',
}
