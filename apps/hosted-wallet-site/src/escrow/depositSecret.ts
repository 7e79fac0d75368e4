import { base64urlnopad } from '@scure/base'
import { ServiceError } from '../service/ServiceError.js'
import type { WalletAddresses } from '../signer/SignerMessages.js'
import type { SignerClient } from '../vault/createSignerClient.js'
import type { EscrowClient } from './createEscrowClient.js'

/**
 * Leaves half of a wallet's way back with the escrow, in the name of the wallet
 * that is open in the signer.
 * @throws ServiceError unless the escrow says that it keeps it
 */
export async function depositSecret(
  { escrow, signer }: depositSecret.Means,
  { addresses, email, half, walletId }: depositSecret.Deposit,
  signal: AbortSignal,
): Promise<void> {
  if (!escrow) throw new ServiceError('unavailable')
  const body = { walletId, email, secret: base64urlnopad.encode(half) }
  const signed = await signer.ask('signDeposit', body)
  const { outcome } = await escrow.call(
    'deposit',
    { ...body, ...signed, addresses },
    signal,
  )
  if (outcome === 'REFUSED') throw new ServiceError('unavailable')
}

export declare namespace depositSecret {
  interface Means {
    readonly escrow: EscrowClient | undefined
    readonly signer: SignerClient
  }
  interface Deposit {
    readonly walletId: string
    readonly addresses: WalletAddresses
    readonly half: Uint8Array
    /** Where the escrow sends its code. */
    readonly email: string
  }
}
