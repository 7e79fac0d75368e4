import type { Translation } from '../../defineMessages.js'
import type { accountTotal as source } from '../en/accountTotal.js'

export const accountTotal: Translation<typeof source> = {
  total: 'القيمة الإجمالية',
  without: {
    zero: 'من دون أي عملة مجهولة السعر',
    one: 'من دون عملة واحدة مجهولة السعر',
    two: 'من دون عملتين مجهولتي السعر',
    few: 'من دون {count} عملات مجهولة السعر',
    many: 'من دون {count} عملة مجهولة السعر',
    other: 'من دون {count} عملة مجهولة السعر',
  },
  partial: 'قيمة جزئية: تعذّرت قراءة بعض العملات',
  unknown: 'القيمة غير معروفة',
}
