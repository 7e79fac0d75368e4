import { type WalletRule, walletRuleOf } from '@hasp/core'
import { useEffect, useState } from 'react'
import { useKit } from './useKit.js'

const loadCompletion = () => import('./completeWalletRule.js')

/**
 * The rule of include, exclude, featured and custom wallets. It holds at once
 * for ids; wallets of this browser are recognised by their rdns as soon as the
 * directory has said which ones those are.
 * @example const isShown = useWalletRule().isShown({ id: 'io.kite' })
 */
export function useWalletRule(): WalletRule {
  const kit = useKit()
  const [rule, setRule] = useState(() => walletRuleOf(kit))
  useEffect(() => {
    const { exclude, include } = kit.options.wallets
    if (!exclude?.length && !include?.length) return
    const controller = new AbortController()
    const { signal } = controller
    loadCompletion()
      .then(({ completeWalletRule }) => completeWalletRule(kit, { signal }))
      .then(
        (complete) => signal.aborted || setRule(complete),
        (error: unknown) =>
          signal.aborted || kit.log('warn', 'The wallet rule has gaps', error),
      )
    return () => controller.abort()
  }, [kit])
  return rule
}
