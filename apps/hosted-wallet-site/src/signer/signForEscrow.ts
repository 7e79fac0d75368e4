import { ed25519 } from '@noble/curves/ed25519.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64urlnopad } from '@scure/base'
import type { WalletAddresses } from './SignerMessages.js'

/** What the escrow is to keep of a wallet. */
interface Deposit {
  readonly walletId: string
  readonly email: string
  readonly addresses: WalletAddresses
  readonly secret: string
}

/** Another mailbox of a wallet. */
interface Rebind {
  readonly walletId: string
  readonly email: string
  readonly version: number
}

/** The word of a wallet's key for the escrow on what it is to keep. */
export function signDeposit(
  key: Uint8Array,
  { addresses, email, secret, walletId }: Deposit,
): { readonly publicKey: string; readonly signature: string } {
  const publicKey = base64urlnopad.encode(ed25519.getPublicKey(key))
  const text = [
    'hw1/escrow-deposit',
    `wallet ${walletId}`,
    `email ${email}`,
    `eip155 ${addresses.eip155}`,
    `solana ${addresses.solana}`,
    `key ${publicKey}`,
    `secret ${secret}`,
  ].join('\n')
  return { publicKey, signature: sign(key, text) }
}

/** The same key's word on whose mailbox the wallet's is. */
export function signRebind(
  key: Uint8Array,
  { email, version, walletId }: Rebind,
): string {
  return sign(
    key,
    `hw1/escrow-rebind\nwallet ${walletId}\nemail ${email}\nversion ${version}`,
  )
}

/** The same key's word that the escrow is to forget the wallet. */
export function signForget(key: Uint8Array, walletId: string): string {
  return sign(key, `hw1/escrow-forget\nwallet ${walletId}`)
}

function sign(key: Uint8Array, text: string): string {
  return base64urlnopad.encode(ed25519.sign(utf8ToBytes(text), key))
}
