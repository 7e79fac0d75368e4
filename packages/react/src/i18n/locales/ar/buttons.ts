import type { Translation } from '../../defineMessages.js'
import type { buttons as source } from '../en/buttons.js'

export const buttons: Translation<typeof source> = {
  connect: 'ربط المحفظة',
  connecting: 'جارٍ الربط…',
  reconnecting: 'جارٍ إعادة الربط…',
  openAccount: 'الحساب {address}',
  openNetworks: 'الشبكة {network}',
  unsupported: 'شبكة غير مدعومة',
  switchNetwork: 'تبديل الشبكة',
  balance: 'الرصيد {amount}',
}
