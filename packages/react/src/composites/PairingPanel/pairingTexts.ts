import type { pairing } from '../../i18n/locales/en/pairing.js'
import type { useMessages } from '../../i18n/useMessages.js'
import type { PairingPanelState } from './pairingPanelState.js'

type Say = ReturnType<typeof useMessages<typeof pairing>>

/** The texts of a state that has its own. */
export function pairingTexts(
  t: Say,
  state: PairingPanelState,
  about: {
    wallet: string | undefined
    wasDeclined: boolean
    /** Beside a link instead of a code. */
    isLink?: boolean
  },
): { title: string; text?: string | undefined } | undefined {
  const { isLink, wallet, wasDeclined } = about
  switch (state) {
    case 'seen':
      return {
        title:
          wallet === undefined
            ? t('seenAnyTitle')
            : t(isLink ? 'seenLinkTitle' : 'seenTitle', { wallet }),
        text: t('seen'),
      }
    case 'approved':
      return {
        title: t('approvedTitle'),
        text: wallet && t('approved', { wallet }),
      }
    case 'expired':
      return { title: t('expiredTitle'), text: t('expired') }
    case 'unreachable':
      return { title: t('unreachableTitle'), text: t('unreachable') }
    case 'failed':
      return undefined
    default:
      return wasDeclined || state === 'declined'
        ? {
            title: t('declinedTitle'),
            text: t(isLink ? 'declinedLink' : 'declined'),
          }
        : undefined
  }
}
