import type { WalletServiceReply } from '@hasp/protocol/walletService'
import type { Service } from '../Service.js'
import { drawHalf } from './drawHalf.js'

/** Under what a draft is sealed until it comes back. */
export const draftPurpose = 'recoveries.draft'

/** Draws a half for one more way back. The draft is the caller's to keep. */
export function draftRecovery(
  service: Service,
): WalletServiceReply<'draftRecovery'> {
  const recoveryId = crypto.randomUUID()
  const recoveryHalf = drawHalf(service)
  const draft = service.secrets.seal(
    draftPurpose,
    JSON.stringify({ recoveryId, recoveryHalf }),
  )
  return { recoveryId, recoveryHalf, draft }
}
