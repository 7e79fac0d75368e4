import { useMissingPairing } from '../../hooks/internal/connecting/useMissingPairing.js'
import { pairing } from '../../i18n/locales/en/pairing.js'
import { useMessages } from '../../i18n/useMessages.js'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.js'

/** Pairing is not configured. */
export function NotPairable() {
  const t = useMessages(pairing)
  useMissingPairing()
  return <EmptyState title={t('missingTitle')}>{t('missing')}</EmptyState>
}
