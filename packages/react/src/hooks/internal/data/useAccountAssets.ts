import { hasCapability, type NetworkId, type Token } from '@hasp/core'
import { KitError } from '@hasp/core/errors'
import { internals } from '@hasp/core/internal'
import { useMemo } from 'react'
import { useLocale } from '../../../i18n/useLocale.js'
import { useNativeBalance } from '../../data/useNativeBalance.js'
import { usePortfolio } from '../../data/usePortfolio.js'
import { useAction } from '../../useAction.js'
import { useKit } from '../../useKit.js'
import { useKitError } from '../../useKitError.js'
import { useNetwork } from '../../useNetwork.js'
import { useStore } from '../../useStore.js'
import { useCountdown } from '../react/useCountdown.js'
import { createMoneyWriter } from './createMoneyWriter.js'
import { type SortedTokens, sortTokens } from './sortTokens.js'
import { useWriteBalance } from './useWriteBalance.js'
import type { WrittenAmount } from './writeBalance.js'

/** A token as the account's list shows it: 3 decimals, rounded down. */
export type AssetRow = {
  /** Its contract; empty for the network's currency. */
  readonly id: string
  readonly networkId: NetworkId | undefined
  readonly name: string
  readonly symbol: string
  readonly amount: string
  /** The same with every digit. */
  readonly exactAmount: string
  readonly imageUrl?: string | undefined
  /** Its value in money; absent when unknown. */
  readonly worth?: string | undefined
}

/**
 * The assets of the account, or why they are not known.
 * @example const { tokens, failure } = useAccountAssets()
 */
export function useAccountAssets() {
  const kit = useKit()
  const { network } = useNetwork()
  const write = useWriteBalance()
  const native = useNativeBalance()
  const portfolio = usePortfolio()
  const failed = [native, portfolio].filter(({ error }) => error)
  const retryInMs = Math.max(0, ...failed.map((query) => query.retryInMs ?? 0))
  const seconds = useCountdown(retryInMs)
  const retry = useAction(() =>
    Promise.all(
      (failed.length > 0 ? failed : [portfolio]).map((one) => one.refetch()),
    ),
  )
  const words = useKitError(
    failed.length > 0 ? new KitError('TOKEN_BALANCE_UNAVAILABLE') : undefined,
  )

  const networkId = network?.caipNetworkId
  const { locale } = useLocale()
  const writeMoney = useMemo(() => createMoneyWriter(locale), [locale])
  const { data } = portfolio
  const sorted = useMemo(() => data && sortTokens(data), [data])
  // Writing two hundred of them takes long.
  const rows = useMemo(() => {
    const toRows = (tokens: readonly Token[] = []) =>
      tokens.map((token) => toRow(token, networkId, write, writeMoney))
    const { main, small, unknown } = sorted ?? {}
    return {
      main: main && toRows(main),
      small: toRows(small),
      unknown: toRows(unknown),
    }
  }, [sorted, networkId, write, writeMoney])
  const own = native.data && {
    id: '',
    networkId,
    name: network?.nativeCurrency.name ?? native.data.symbol,
    symbol: native.data.symbol,
    ...shown(write(native.data)),
  }
  const isSlow = useStore(
    kit.stores.networks,
    ({ slowNetworkIds }) =>
      network !== undefined && slowNetworkIds.includes(network.caipNetworkId),
  )
  const isPending = portfolio.status === 'pending'
  const listed = ['', ...(network?.tokens ?? []).map(({ address }) => address)]
  return {
    isCovered:
      network !== undefined &&
      hasCapability(kit, {
        namespace: network.chainNamespace,
        capability: 'getBalance',
      }),
    isPending,
    isSlow: isPending && isSlow,
    balance: own,
    isBalancePending: native.status === 'pending',
    tokens: rows.main ?? (own && [own]),
    /** Those that are worth next to nothing. */
    small: rows.small,
    /** Those that nobody stands for, traps among them. */
    unknown: rows.unknown,
    /** What all of it is worth; absent where nobody would know. */
    total:
      kit[internals].dataSource.isTold &&
      (sorted ? sorted.told : failed.length === 0)
        ? toTotal(sorted, writeMoney)
        : undefined,
    /** How the data source answered; absent without one. */
    told: sorted?.told,
    /** The tokens that are still being asked for. */
    pendingIds: isPending ? listed.slice(own ? 1 : 0) : [],
    isEmpty:
      portfolio.data?.every(({ balance }) => balance.value === 0n) ?? false,
    failure: words && {
      title: words.title,
      isStale: failed.some((query) => query.isStale),
      seconds,
    },
    isRetrying: retry.status === 'running',
    retry: () => void retry.run(),
  }
}

export type AccountAssets = ReturnType<typeof useAccountAssets>

function shown({ text, exact }: WrittenAmount) {
  return { amount: text, exactAmount: exact }
}

/** The value of all tokens that are worth something for sure. */
function toTotal(
  sorted: SortedTokens | undefined,
  writeMoney: (dollars: number) => string,
) {
  if (!sorted) return { status: 'pending' } as const
  const { told, total, unpriced } = sorted
  if (total === undefined) return { status: 'unknown' } as const
  return {
    status: 'known',
    text: writeMoney(total),
    unpriced,
    /** There may be tokens that are not in it. */
    isPartial: told === 'partial',
  } as const
}

function toRow(
  token: Token,
  networkId: NetworkId | undefined,
  write: ReturnType<typeof useWriteBalance>,
  writeMoney: (dollars: number) => string,
): AssetRow {
  const { address = '', balance, doubt, iconUrl, name, symbol, value } = token
  return {
    id: address,
    networkId,
    name,
    symbol,
    ...shown(write(balance)),
    imageUrl: iconUrl,
    // A price may be part of the trap.
    worth: value === undefined || doubt ? undefined : writeMoney(value),
  }
}
