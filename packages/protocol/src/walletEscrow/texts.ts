import type { WalletEscrowBody } from './requests.js'

/**
 * What a wallet's key for the escrow signs (Ed25519) to leave its secret there.
 * @example
 * import { escrowDepositText } from '@hasp/protocol/walletEscrow'
 *
 * escrowDepositText({
 *   walletId: 'a',
 *   email: 'ada@tide.example',
 *   addresses: { eip155: '0xA11cE', solana: 'So1' },
 *   publicKey: 'b',
 *   secret: 'c',
 * })
 */
export function escrowDepositText({
  addresses,
  email,
  publicKey,
  secret,
  walletId,
}: Omit<WalletEscrowBody<'deposit'>, 'locale' | 'signature'>): string {
  return [
    'hw1/escrow-deposit',
    `wallet ${walletId}`,
    `email ${email}`,
    `eip155 ${addresses.eip155}`,
    `solana ${addresses.solana}`,
    `key ${publicKey}`,
    `secret ${secret}`,
  ].join('\n')
}

/**
 * What a wallet's key for the escrow signs (Ed25519) to bind another mailbox.
 * @example
 * import { escrowRebindText } from '@hasp/protocol/walletEscrow'
 *
 * escrowRebindText({ walletId: 'a', email: 'ada@tide.example', version: 1 })
 */
export function escrowRebindText({
  email,
  version,
  walletId,
}: Omit<WalletEscrowBody<'rebind'>, 'locale' | 'signature'>): string {
  return `hw1/escrow-rebind\nwallet ${walletId}\nemail ${email}\nversion ${version}`
}

/**
 * What a wallet's key for the escrow signs (Ed25519) to be forgotten there.
 * @example
 * import { escrowForgetText } from '@hasp/protocol/walletEscrow'
 *
 * escrowForgetText({ walletId: 'a' })
 */
export function escrowForgetText({
  walletId,
}: Pick<WalletEscrowBody<'forget'>, 'walletId'>): string {
  return `hw1/escrow-forget\nwallet ${walletId}`
}
