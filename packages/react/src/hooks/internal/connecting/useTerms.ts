import { acceptTerms } from '@hasp/core/internal'
import { useKit } from '../../useKit.js'
import { useKitOptions } from '../../useKitOptions.js'
import { useStore } from '../../useStore.js'

/**
 * The site's conditions, where a visitor has to accept them before a wallet is
 * chosen.
 * @example const { isHeldBack } = useTerms()
 */
export function useTerms() {
  const kit = useKit()
  const { app, features } = useKitOptions()
  const hasAccepted = useStore(
    kit.stores.modal,
    (state) => state.hasAcceptedTerms,
  )
  const isAsked =
    features.legalCheckbox && Boolean(app.termsUrl || app.privacyUrl)
  return {
    isAsked,
    hasAccepted,
    isHeldBack: isAsked && !hasAccepted,
    accept: (isAccepted: boolean) => acceptTerms(kit, { isAccepted }),
  }
}
