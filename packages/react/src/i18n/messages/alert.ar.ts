import type { Translation } from '../defineMessages.js'
import type { alert } from './alert.en.js'

export const alertAr: Translation<typeof alert> = {
  name: 'لمطوّر هذه الصفحة',
  close: 'إخفاء',
}
