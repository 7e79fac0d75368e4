import type { Translation } from '../../defineMessages.js'
import type { buttons as source } from '../en/buttons.js'

export const buttons: Translation<typeof source> = {
  connect: 'ربط المحفظة',
  connecting: 'جارٍ الربط…',
  reconnecting: 'جارٍ إعادة الربط…',
  openNetworks: 'الشبكة {network}',
  switchNetwork: 'تبديل الشبكة',
}
