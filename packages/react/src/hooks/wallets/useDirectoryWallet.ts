import { getWalletListing, type ListedWallet } from '@hasp/core'
import { asKitError, type KitError } from '@hasp/core/errors'
import { toListedWallet } from '@hasp/core/internal'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useKit } from '../useKit.js'
import { useStore } from '../useStore.js'

/** One wallet of the directory, and the status of its request. */
export type DirectoryWallet = {
  /** Undefined when ready: there is no such wallet, or it is excluded. */
  readonly wallet?: ListedWallet | undefined
  readonly status: 'loading' | 'ready' | 'failed'
  readonly error?: KitError | undefined
  readonly retry: () => void
}

type Answer = {
  readonly walletId: string | undefined
  readonly wallet?: Parameters<typeof toListedWallet>[0] | undefined
  readonly error?: KitError | undefined
}

/**
 * One wallet of the directory by its id.
 * @param walletId undefined asks for nothing and is ready at once
 * @example
 * import { useDirectoryWallet } from '@hasp/react'
 *
 * const { wallet } = useDirectoryWallet('kite')
 */
export function useDirectoryWallet(
  walletId: string | undefined,
): DirectoryWallet {
  const kit = useKit()
  const found = useStore(kit.stores.connectors, (state) => state)
  const [answer, setAnswer] = useState<Answer>({ walletId: undefined })
  const running = useRef<AbortController | undefined>(undefined)

  const ask = useCallback(() => {
    running.current?.abort()
    if (walletId === undefined) return
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    getWalletListing(kit, { walletId, signal }).then(
      (wallet) => signal.aborted || setAnswer({ walletId, wallet }),
      (error: unknown) =>
        signal.aborted || setAnswer({ walletId, error: asKitError(error) }),
    )
  }, [kit, walletId])
  useEffect(() => {
    ask()
    return () => running.current?.abort()
  }, [ask])

  const retry = useCallback(() => {
    setAnswer({ walletId: undefined })
    ask()
  }, [ask])
  const isAnswered = answer.walletId === walletId
  const wallet = useMemo(
    () =>
      isAnswered && answer.wallet
        ? toListedWallet(answer.wallet, found)
        : undefined,
    [answer, found, isAnswered],
  )
  return {
    wallet,
    status: !isAnswered ? 'loading' : answer.error ? 'failed' : 'ready',
    error: isAnswered ? answer.error : undefined,
    retry,
  }
}
