import type { Translation } from '../../defineMessages.js'
import type { accountLabel as source } from '../en/accountLabel.js'

export const accountLabel: Translation<typeof source> = {
  openAccount: 'الحساب {address}',
  unsupported: 'شبكة غير مدعومة',
}
