import { keccak_256 } from '@noble/hashes/sha3'
import { concatBytes } from '@noble/hashes/utils'
import { encodeHex } from '../encoding/hex.js'

/** A label's length has one byte. */
const longestLabel = 255

/** A name as contracts are asked about it. */
export type EncodedName = {
  /** Its hash (EIP-137), 64 digits. */
  readonly node: string
  /** Its labels, each after its length, as the DNS writes them (hex digits). */
  readonly packet: string
}

/**
 * Writes a normalised name for contracts.
 * @returns undefined when a label is longer than can be written
 */
export function encodeName(name: string): EncodedName | undefined {
  const labels = name.split('.').map((label) => new TextEncoder().encode(label))
  if (labels.some(({ length }) => length > longestLabel)) return undefined
  let node: Uint8Array = new Uint8Array(32)
  for (const label of [...labels].reverse())
    node = keccak_256(concatBytes(node, keccak_256(label)))
  const packet = labels.flatMap((label) => [label.length, ...label])
  return {
    node: encodeHex(node),
    packet: encodeHex(Uint8Array.from([...packet, 0])),
  }
}
