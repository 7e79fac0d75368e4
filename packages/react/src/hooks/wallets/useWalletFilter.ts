import type { WalletRule } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { useEffect, useState } from 'react'
import { useKitRoot } from '../internal/modal/useKitRoot.js'

const loadCompletion = () => import('../internal/wallets/completeWalletRule.js')

/** Every wallet may be shown. */
const noRule: Pick<WalletRule, 'isShown'> = { isShown: () => true }

/**
 * The rule of include and exclude for wallets of this browser. Only the
 * directory knows which of them the ids of the options mean: undefined until
 * it has answered, or cannot be asked.
 * @example
 * import { useWalletFilter } from '@hasp/react'
 *
 * const isShown = useWalletFilter()?.isShown({ id: 'io.kite' })
 */
export function useWalletFilter(): Pick<WalletRule, 'isShown'> | undefined {
  const { kit, queries } = useKitRoot()
  const [, setRound] = useState(0)
  const { exclude, include } = kit.options.wallets
  const isNeeded = Boolean(exclude?.length || include?.length)

  useEffect(() => {
    if (!isNeeded) return
    const controller = new AbortController()
    const { signal } = controller
    loadCompletion()
      .then(({ completeWalletRule }) => completeWalletRule(kit, signal))
      .then(
        (rule) => {
          if (signal.aborted) return
          queries.walletRule = rule
          setRound((round) => round + 1)
        },
        (error: unknown) =>
          signal.aborted ||
          kit[internals].log('warn', 'Wallets are held back', error),
      )
    return () => controller.abort()
  }, [kit, isNeeded, queries])
  return isNeeded ? queries.walletRule : noRule
}
