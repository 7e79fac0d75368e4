import { useContext, useRef } from 'react'
import { I18nContext } from '../i18n/I18nContext.js'
import type { TellWalletRequest } from './createRequestTeller.js'
import { useKit } from './useKit.js'
import { useKitEvents } from './useKitEvents.js'

/** While a wallet on this phone asks its owner, there is a way to it. */
export function useWalletRequests(): void {
  const kit = useKit()
  const i18n = useContext(I18nContext)
  const tell = useRef<TellWalletRequest>(undefined)
  useKitEvents('WALLET_REQUEST', (request) => {
    import('./createRequestTeller.js').then(
      ({ createRequestTeller }) => {
        tell.current ??= createRequestTeller(kit)
        tell.current(request, i18n)
      },
      (error: unknown) =>
        kit.log('warn', 'A short message could not be shown', error),
    )
  })
}
