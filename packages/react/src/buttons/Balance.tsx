import { useNativeBalance } from '../hooks/data/useNativeBalance.js'
import { useBalanceText } from '../hooks/useBalanceText.js'

/** The balance of the account in use, with its symbol. */
export default function Balance() {
  const { data } = useNativeBalance()
  return useBalanceText(data)
}
