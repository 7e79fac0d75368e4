import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { entropyToMnemonic, mnemonicToSeedSync } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { toHex } from '../decode/bytes/hex.js'
import { deriveEd25519 } from './deriveEd25519.js'

/** An account and the key that signs for it. */
export interface AccountKey {
  /** On EVM in lower case. */
  readonly address: string
  readonly privateKey: Uint8Array
}

export interface WalletKeys {
  readonly eip155: AccountKey
  readonly solana: AccountKey
  /** Ed25519: by it the wallet speaks to its escrow, and to nobody else. */
  readonly escrow: Uint8Array
}

const evmPath = "m/44'/60'/0'/0/0"
const escrowLabel = utf8ToBytes('hw1/escrow key')
const solanaPath = [44, 501, 0, 0] as const

/**
 * The accounts of a wallet, at the paths where every other wallet finds them
 * by the same 24 words.
 * @param entropy 32 bytes
 * @see BIP-39, BIP-32, SLIP-10, RFC 5869
 */
export function deriveKeys(entropy: Uint8Array): WalletKeys {
  const seed = mnemonicToSeedSync(entropyToMnemonic(entropy, wordlist))
  const { privateKey } = HDKey.fromMasterSeed(seed).derive(evmPath)
  if (!privateKey) throw new Error('The path leads to no private key.')
  const solanaKey = deriveEd25519(seed, solanaPath)
  seed.fill(0)
  return {
    eip155: { address: evmAddress(privateKey), privateKey },
    solana: {
      address: base58.encode(ed25519.getPublicKey(solanaKey)),
      privateKey: solanaKey,
    },
    escrow: hkdf(sha256, entropy, undefined, escrowLabel, 32),
  }
}

function evmAddress(privateKey: Uint8Array): string {
  const point = secp256k1.getPublicKey(privateKey, false)
  return toHex(keccak_256(point.slice(1)).slice(-20))
}
