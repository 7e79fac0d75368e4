import { walletEscrowEnvelopeSchema } from '../walletEscrow/envelope.js'
import type { WalletServiceRoute } from './WalletServiceRoute.js'

/** The way to the escrow, for whoever has proved a mailbox to the service. */
export const escrowRoutes = {
  /**
   * Carries a request to the escrow and its answer back: both are sealed, and
   * nothing that the service adds would count there.
   */
  askEscrow: {
    method: 'POST',
    path: '/v1/escrow',
    access: 'token',
    body: walletEscrowEnvelopeSchema,
    reply: walletEscrowEnvelopeSchema,
  },
} as const satisfies Record<string, WalletServiceRoute>
