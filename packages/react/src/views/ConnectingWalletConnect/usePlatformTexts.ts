import { pairingPanelState } from '../../composites/PairingPanel/pairingPanelState.js'
import { pairingTexts } from '../../composites/PairingPanel/pairingTexts.js'
import type { PairingFlow } from '../../hooks/internal/connecting/usePairingFlow.js'
import { useKitError } from '../../hooks/useKitError.js'
import { pairing } from '../../i18n/locales/en/pairing.js'
import { useMessages } from '../../i18n/useMessages.js'

type Words = { title: string; text?: string | undefined }

/**
 * What is said beside a link to a wallet: how the pairing stands, or else the
 * view's own words.
 */
export function usePlatformTexts(
  flow: PairingFlow,
  wallet: string,
  own: Words,
): Words & { isFailed: boolean; state: string } {
  const t = useMessages(pairing)
  const state = pairingPanelState(flow, false)
  const failure = useKitError(state === 'failed' ? flow.error : undefined)
  const { wasDeclined } = flow
  const { text, title } =
    pairingTexts(t, state, { wallet, wasDeclined, isLink: true }) ??
    failure ??
    own
  return { title, text, state, isFailed: failingStates.includes(state) }
}

const failingStates = ['expired', 'failed', 'unreachable']
