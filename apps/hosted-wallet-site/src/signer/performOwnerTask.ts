import { ed25519 } from '@noble/curves/ed25519.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { toHex } from '../decode/bytes/hex.js'
import { deleteWalletText } from './deleteWalletText.js'
import { deriveKeys, type WalletKeys } from './deriveKeys.js'
import type { OwnerReply, OwnerTask } from './OwnerMessages.js'
import { openByDevice, openByRecovery } from './openEntropy.js'
import { SignerError } from './SignerError.js'
import { signForget } from './signForEscrow.js'
import { signMessage } from './signRequest.js'

/**
 * Opens a wallet anew for one thing that its owner asks for, and forgets it.
 * What opens it is the owner's own secret where there is one: that somebody is
 * at the device is not enough.
 */
export async function performOwnerTask({
  opening,
  type,
}: OwnerTask): Promise<OwnerReply> {
  const entropy = await (opening.by === 'recovery'
    ? openByRecovery(opening)
    : openByDevice(opening))
  try {
    const keys = deriveKeys(entropy)
    if (keys.eip155.address !== opening.address)
      throw new SignerError('otherWallet')
    if (type === 'check') return { type: 'fits' }
    if (type === 'show')
      return {
        type: 'shown',
        key: {
          words: entropyToMnemonic(entropy, wordlist),
          privateKeys: privateKeysOf(keys),
        },
      }
    const text = utf8ToBytes(deleteWalletText(opening.identity))
    return {
      type: 'signed',
      signature: toHex(signMessage(text, keys.eip155)),
      escrowSignature: signForget(keys.escrow, opening.identity.walletId),
    }
  } finally {
    entropy.fill(0)
  }
}

function privateKeysOf({ eip155, solana }: WalletKeys) {
  const publicKey = ed25519.getPublicKey(solana.privateKey)
  return {
    eip155: toHex(eip155.privateKey),
    solana: base58.encode(concatBytes(solana.privateKey, publicKey)),
  }
}
