import type { WalletOpening } from '../signer/SignerMessages.js'
import type { SignerClient } from '../vault/createSignerClient.js'
import { VaultError } from '../vault/VaultError.js'
import type { EscrowClient } from './createEscrowClient.js'

const firstVersion = 1
/** Two devices may tell it at once. */
const mostTries = 4

/**
 * Tells the escrow in the wallet's own name that another mailbox is its
 * visitor's. Each change counts one up, so that none is played again; where
 * this device does not know the last number, the escrow says it.
 */
export async function rebindMailbox(
  {
    escrow,
    signer,
  }: { readonly escrow: EscrowClient; readonly signer: SignerClient },
  {
    email,
    opening,
  }: { readonly email: string; readonly opening: WalletOpening },
  signal: AbortSignal,
): Promise<{ readonly bindsAfterMs: number }> {
  const { walletId } = opening.identity
  let version = firstVersion
  for (let tries = 0; tries < mostTries; tries += 1) {
    const asked = { ...opening, email, rebindVersion: version }
    const { signature } = await signer.ask('signRebind', asked)
    const reply = await escrow.call(
      'rebind',
      { walletId, email, version, signature },
      signal,
    )
    switch (reply.outcome) {
      case 'BOUND':
        return { bindsAfterMs: reply.bindsAfterMs }
      case 'REFUSED':
        throw new VaultError('notHere')
      case 'TRY_LATER':
        throw new VaultError('tryLater', reply.retryAfterMs)
      case 'OUTDATED':
        version = reply.version + 1
    }
  }
  throw new VaultError('tryLater')
}
