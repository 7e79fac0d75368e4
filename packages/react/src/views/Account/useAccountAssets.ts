import { formatBalance, parseAmount, type Token } from '@hasp/core'
import { KitError } from '@hasp/core/errors'
import type { TokenList } from '../../composites/TokenList/TokenList.js'
import { useNativeBalance } from '../../hooks/data/useNativeBalance.js'
import { usePortfolio } from '../../hooks/data/usePortfolio.js'
import { useQueryClient } from '../../hooks/data/useQueryClient.js'
import { useAction } from '../../hooks/useAction.js'
import { useCountdown } from '../../hooks/useCountdown.js'
import { useKit } from '../../hooks/useKit.js'
import { useKitError } from '../../hooks/useKitError.js'
import { useKitEvents } from '../../hooks/useKitEvents.js'
import { useNetwork } from '../../hooks/useNetwork.js'

/** What the account has, or why that is not known. */
export function useAccountAssets() {
  const kit = useKit()
  const client = useQueryClient()
  const { network } = useNetwork()
  const native = useNativeBalance()
  const portfolio = usePortfolio()
  const failed = [native, portfolio].filter(({ error }) => error)
  const retryInMs = Math.max(0, ...failed.map((query) => query.retryInMs ?? 0))
  const seconds = useCountdown(retryInMs)
  const retry = useAction(() =>
    Promise.all(failed.map((query) => query.refetch())),
  )
  const words = useKitError(
    failed.length > 0 ? new KitError('TOKEN_BALANCE_UNAVAILABLE') : undefined,
  )

  // Core has forgotten the balances that an own transaction changed.
  useKitEvents('TRANSACTION_STATUS', () => {
    void client.invalidateQueries({ queryKey: ['hasp'] })
  })

  const family = network && kit.adapters.get(network.chainNamespace)
  const tokens = portfolio.data?.map(toRow)
  const own = native.data && {
    id: '',
    name: network?.nativeCurrency.name ?? native.data.symbol,
    symbol: native.data.symbol,
    amount: formatBalance(native.data.value, native.data.decimals),
  }
  return {
    isCovered: family?.capabilities.getBalance !== undefined,
    isPending: portfolio.status === 'pending',
    balance: own,
    isBalancePending: native.status === 'pending',
    tokens: tokens ?? (own && [own]),
    isEmpty:
      portfolio.data?.every(
        ({ quantity }) => !/[1-9]/.test(quantity.numeric),
      ) ?? false,
    failure: words && {
      title: words.title,
      isStale: failed.some((query) => query.isStale),
      seconds,
      isRetrying: retry.status === 'running',
      retry: () => void retry.run(),
    },
  }
}

export type AccountAssets = ReturnType<typeof useAccountAssets>

function toRow(token: Token): TokenList.Row {
  const { address = '', iconUrl, name, quantity, symbol } = token
  const decimals = Number(quantity.decimals)
  return {
    id: address,
    name,
    symbol,
    amount: formatBalance(parseAmount(quantity.numeric, decimals), decimals),
    imageUrl: iconUrl,
  }
}
