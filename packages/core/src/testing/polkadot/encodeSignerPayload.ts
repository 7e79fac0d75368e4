import { concatBytes, hexToBytes } from '@noble/hashes/utils'
import { blake256 } from './createPolkadotKey.js'

/** The members of polkadot-js' `SignerPayloadJSON` that are signed. */
export type SignerPayload = {
  readonly method: string
  readonly era: string
  readonly nonce: string
  readonly tip: string
  readonly specVersion: string
  readonly transactionVersion: string
  readonly genesisHash: string
  readonly blockHash: string
}

/** Longer payloads are signed by their hash. */
const lengthLimit = 256

/** The bytes that are signed of a transaction, version 4, no extras. */
export function encodeSignerPayload(payload: SignerPayload): Uint8Array {
  const bytes = concatBytes(
    fromHex(payload.method),
    fromHex(payload.era),
    compact(BigInt(payload.nonce)),
    compact(BigInt(payload.tip)),
    littleEndian(BigInt(payload.specVersion), 4),
    littleEndian(BigInt(payload.transactionVersion), 4),
    fromHex(payload.genesisHash),
    fromHex(payload.blockHash),
  )
  return bytes.length > lengthLimit ? blake256(bytes) : bytes
}

function fromHex(text: string): Uint8Array {
  return hexToBytes(text.replace(/^0x/, ''))
}

/** SCALE's compact integers, of less than 30 bits. */
function compact(value: bigint): Uint8Array {
  if (value < 1n << 6n) return littleEndian(value << 2n, 1)
  if (value < 1n << 14n) return littleEndian((value << 2n) | 1n, 2)
  return littleEndian((value << 2n) | 2n, 4)
}

function littleEndian(value: bigint, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) =>
    Number((value >> BigInt(8 * index)) & 255n),
  )
}
