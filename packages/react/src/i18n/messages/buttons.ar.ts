import type { Translation } from '../defineMessages.js'
import type { buttons } from './buttons.en.js'

export const buttonsAr: Translation<typeof buttons> = {
  connect: 'ربط المحفظة',
  connecting: 'جارٍ الربط',
  reconnecting: 'جارٍ إعادة الربط',
  openAccount: 'الحساب {address}',
  openNetworks: 'الشبكة {network}',
  unsupported: 'شبكة غير مدعومة',
  switchNetwork: 'تبديل الشبكة',
  balance: 'الرصيد {amount}',
}
