import { useContext } from 'react'
import { I18nContext } from '../i18n/I18nContext.js'
import { useKit } from './useKit.js'
import { useKitEvents } from './useKitEvents.js'

/** While a wallet on this phone asks its owner, there is a way to it. */
export function useWalletRequests(): void {
  const kit = useKit()
  const i18n = useContext(I18nContext)
  useKitEvents('WALLET_REQUEST', (request) => {
    import('./tellWalletRequest.js').then(
      ({ tellWalletRequest }) => tellWalletRequest(kit, i18n, request),
      (error: unknown) =>
        kit.log('warn', 'A short message could not be shown', error),
    )
  })
}
