/** A way back to a wallet, and whose it is. */
interface WayBack {
  readonly walletId: string
  readonly recoveryId: string
}

/**
 * What the key of a wallet signs (EIP-191) for one more way back to it.
 * @param wayBack.proofKey by what the way proves itself: an Ed25519 key that
 * was derived from its secret; as base64url
 * @example
 * import { addRecoveryText } from '@hasp/protocol/walletService'
 *
 * addRecoveryText({ walletId: 'a', recoveryId: 'b', proofKey: 'c' })
 */
export function addRecoveryText({
  proofKey,
  recoveryId,
  walletId,
}: WayBack & { readonly proofKey?: string | undefined }): string {
  const proof = proofKey === undefined ? '' : `\nproof ${proofKey}`
  return `hw1/add-recovery\nwallet ${walletId}\nrecovery ${recoveryId}${proof}`
}

/**
 * What the key of a wallet signs (EIP-191) for one way back less.
 * @example
 * import { removeRecoveryText } from '@hasp/protocol/walletService'
 *
 * removeRecoveryText({ walletId: 'a', recoveryId: 'b' })
 */
export function removeRecoveryText({ recoveryId, walletId }: WayBack): string {
  return `hw1/remove-recovery\nwallet ${walletId}\nrecovery ${recoveryId}`
}
