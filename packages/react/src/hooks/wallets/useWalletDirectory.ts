import {
  getWallets,
  type ListedWallet,
  type Namespace,
  type WalletListing,
} from '@hasp/core'
import { asKitError, type KitError } from '@hasp/core/errors'
import {
  isWalletListLocal,
  preloadImages,
  toListedWallet,
} from '@hasp/core/internal'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useDebouncedText } from '../internal/react/useDebouncedText.js'
import { useKit } from '../useKit.js'
import { useStore } from '../useStore.js'

/** The whole list of wallets, as far as it has been loaded. */
export type WalletDirectoryResult = {
  readonly wallets: readonly ListedWallet[]
  /** How many there are, loaded or not. */
  readonly total?: number | undefined
  /** `failed` with wallets: the next page could not be loaded. */
  readonly status: 'loading' | 'ready' | 'failed'
  readonly error?: KitError | undefined
  /** The answer to the current search is still missing. */
  readonly isSearching: boolean
  readonly hasMore: boolean
  /** Asks for the next page; nothing while one is on its way. */
  readonly loadMore: () => void
  /** Asks again for what failed. */
  readonly retry: () => void
}

/** Which wallets to list. */
export type WalletDirectoryParameters = {
  readonly search?: string | undefined
  readonly namespace?: Namespace | undefined
  readonly isForPhone?: boolean | undefined
}

type Answered = {
  readonly search: string | undefined
  readonly page: number
  readonly wallets: readonly WalletListing[]
  readonly total?: number | undefined
  readonly hasMore: boolean
  readonly failure?: { readonly page: number; readonly error: KitError }
}

const nothing: Answered = {
  search: undefined,
  page: 0,
  wallets: [],
  hasMore: false,
}

/**
 * All wallets of the directory, page by page, those found in this browser
 * first. A search starts 500 ms after the last key, or at once when the whole
 * list is loaded; only the latest one is answered.
 *
 * @param parameters.search part of a name
 * @param parameters.namespace keeps wallets of a namespace
 * @param parameters.isForPhone keeps wallets that a phone can reach
 * @example
 * import { useWalletDirectory } from '@hasp/react'
 *
 * const { wallets, loadMore } = useWalletDirectory({ search: 'kite' })
 * return <button onClick={loadMore}>More than {wallets.length}</button>
 */
export function useWalletDirectory(
  parameters: WalletDirectoryParameters = {},
): WalletDirectoryResult {
  const { isForPhone, namespace } = parameters
  const typed = (parameters.search ?? '').trim()
  const kit = useKit()
  const search = useDebouncedText(typed, {
    isInstant: typed === '' || isWalletListLocal(kit),
  })
  const [answered, setAnswered] = useState(nothing)
  const running = useRef<AbortController | undefined>(undefined)

  const ask = useCallback(
    async (page: number) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const { signal } = controller
      try {
        const answer = await getWallets(kit, {
          ...{ isForPhone, namespace, page, search, signal },
        })
        const urls = answer.wallets.flatMap(({ imageUrl }) => imageUrl ?? [])
        if (page === 1) await preloadImages(kit, { urls, signal })
        if (signal.aborted) return
        setAnswered((before) => ({
          ...answer,
          search,
          page,
          wallets:
            page === 1
              ? answer.wallets
              : withoutDoubles([...before.wallets, ...answer.wallets]),
        }))
      } catch (error) {
        if (signal.aborted) return
        const failure = { page, error: asKitError(error) }
        setAnswered((before) =>
          page === 1 ? { ...nothing, search, failure } : { ...before, failure },
        )
      }
      running.current = undefined
    },
    [kit, isForPhone, namespace, search],
  )
  useEffect(() => {
    ask(1)
    return () => running.current?.abort()
  }, [ask])

  const { failure, hasMore, page, total } = answered
  const loadMore = useCallback(() => {
    if (hasMore && !failure && !running.current) ask(page + 1)
  }, [ask, failure, hasMore, page])
  const retry = useCallback(() => {
    if (!failure || running.current) return
    setAnswered(({ failure: _, ...rest }) => rest)
    ask(failure.page)
  }, [ask, failure])

  const { connectors } = kit.stores
  const found = useStore(connectors, (state) => state)
  const wallets = useMemo(
    () => answered.wallets.map((wallet) => toListedWallet(wallet, found)),
    [answered.wallets, found],
  )
  return {
    wallets,
    total,
    status: failure ? 'failed' : page > 0 ? 'ready' : 'loading',
    error: failure?.error,
    isSearching: !failure && (answered.search ?? '') !== typed,
    hasMore,
    loadMore,
    retry,
  }
}

function withoutDoubles(
  wallets: readonly WalletListing[],
): readonly WalletListing[] {
  const byId = new Map<string, WalletListing>()
  for (const wallet of wallets)
    if (!byId.has(wallet.id)) byId.set(wallet.id, wallet)
  return [...byId.values()]
}
