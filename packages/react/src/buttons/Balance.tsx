import { useNativeBalance } from '../hooks/data/useNativeBalance.js'
import { useHiddenAmounts } from '../hooks/internal/data/useHiddenAmounts.js'
import { useWriteBalance } from '../hooks/internal/data/useWriteBalance.js'
import { common } from '../i18n/locales/en/common.js'
import { useMessages } from '../i18n/useMessages.js'
import { Amount } from '../primitives/Amount/Amount.js'

/** The balance of the account in use, with its symbol. */
export default function Balance() {
  const { data } = useNativeBalance()
  const { isHidden } = useHiddenAmounts()
  const t = useMessages(common)
  const write = useWriteBalance()
  if (!data) return ''
  const { text, exact } = write(data)
  return (
    <Amount
      value={text}
      exact={exact}
      hidden={isHidden}
      symbol={data.symbol}
      hiddenLabel={t('amountHidden')}
    />
  )
}
