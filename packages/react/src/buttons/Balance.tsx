import { useNativeBalance } from '../hooks/data/useNativeBalance.js'
import { useBalanceText } from '../hooks/internal/data/useBalanceText.js'
import { useHiddenAmounts } from '../hooks/internal/data/useHiddenAmounts.js'
import { common } from '../i18n/locales/en/common.js'
import { useMessages } from '../i18n/useMessages.js'
import { Amount } from '../primitives/Amount/Amount.js'

/** The balance of the account in use, with its symbol. */
export default function Balance() {
  const { data } = useNativeBalance()
  const { isHidden } = useHiddenAmounts()
  const t = useMessages(common)
  const text = useBalanceText(data)
  if (!data || !isHidden) return text
  return (
    <Amount
      hidden
      value=""
      symbol={data.symbol}
      hiddenLabel={t('amountHidden')}
    />
  )
}
