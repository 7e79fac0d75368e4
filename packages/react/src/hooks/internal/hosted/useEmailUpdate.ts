import { awaitEmailUpdate } from '@hasp/core'
import { useEffect, useState } from 'react'
import { useKit } from '../../useKit.js'
import { useKitModal } from '../../useKitModal.js'
import { useConnectedWallets } from '../../wallets/useConnectedWallets.js'
import { isHostedWallet } from './hasHostedWallet.js'
import { useDressedFrame } from './useDressedFrame.js'
import { useHostedState } from './useHostedState.js'

/** Another address for the visitor's wallet, as each of its steps knows it. */
export function useEmailUpdate() {
  const kit = useKit()
  const { back, close, history } = useKitModal()
  const { active } = useConnectedWallets()
  const { emailChange } = useHostedState()
  // One that was done before is not this one.
  const [earlier] = useState(emailChange)
  const isHosted = isHostedWallet(kit, active?.connectorId)
  const account = history.findLastIndex(({ view }) => view === 'Account')
  useDressedFrame()

  useEffect(() => {
    if (!isHosted) return
    const leaving = new AbortController()
    // It may be done in another tab, or on the wallet's own page.
    awaitEmailUpdate(kit, { signal: leaving.signal }).catch(() => undefined)
    return () => leaving.abort()
  }, [isHosted, kit])

  return {
    /** Another wallet has no address. */
    isHosted,
    /** Where it is done, the new address. */
    doneEmail:
      emailChange?.step === 'done' && emailChange !== earlier
        ? emailChange.email
        : undefined,
    /** To the account that the visitor came from, if they did. */
    leave() {
      if (account < 0) return close()
      for (let views = history.length - 1; views > account; views -= 1) back()
    },
  }
}
