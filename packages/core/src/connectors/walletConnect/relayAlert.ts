import type { AlertCode } from '../../errors/alerts.js'
import type { WalletConnectEvent } from '../../ports/WalletConnectClient.js'

/** The alert for a site that the relay does not let in. */
export function relayAlert(
  reason: Extract<WalletConnectEvent, { type: 'relayRefused' }>['reason'],
  projectId: string | undefined,
): AlertCode {
  if (reason === 'token') return 'SESSION_EXPIRED'
  if (reason === 'origin') return 'ORIGIN_NOT_ALLOWED'
  return projectId ? 'INVALID_PROJECT_ID' : 'PROJECT_ID_NOT_CONFIGURED'
}
