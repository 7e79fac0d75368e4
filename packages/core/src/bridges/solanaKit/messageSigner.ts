import type { Address, MessagePartialSigner, SignatureBytes } from '@solana/kit'
import type { Kit } from '../../kit/Kit.js'
import { findSolanaWallet } from './findSolanaWallet.js'

/** Signs messages with an account; one prompt for each, in turn. */
export function messageSigner(
  kit: Kit,
  address: Address,
): MessagePartialSigner {
  return {
    address,
    async signMessages(messages, { abortSignal } = {}) {
      const signatures: Record<Address, SignatureBytes>[] = []
      for (const { content } of messages) {
        abortSignal?.throwIfAborted()
        const signature = await findSolanaWallet(kit, address).signMessage({
          message: content,
          signal: abortSignal,
        })
        signatures.push({ [address]: signature as SignatureBytes })
      }
      return signatures
    },
  }
}
