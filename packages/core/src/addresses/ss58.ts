import { blake2b } from '@noble/hashes/blake2'
import { decodeBase58, encodeBase58 } from '../encoding/base58.js'

/** An address taken apart. */
export type Ss58 = {
  /** The network that it is written for; 42 is any. */
  readonly prefix: number
  /** 32 bytes: a public key, or the hash of an ECDSA one. */
  readonly accountId: Uint8Array
}

const checksumLength = 2
const accountIdLength = 32
const textLimit = 64

/**
 * Reads an SS58 address (Substrate's base58 with prefix and checksum).
 * @returns undefined unless it is one of 32 bytes whose checksum is right
 * @example parseSs58('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY')?.prefix // 42
 */
export function parseSs58(text: string): Ss58 | undefined {
  const bytes = text.length <= textLimit ? decodeBase58(text) : undefined
  const [first = 255, second = 0] = bytes ?? []
  const length = first < 64 ? 1 : 2
  if (
    first > 127 ||
    bytes?.length !== length + accountIdLength + checksumLength
  )
    return undefined
  const prefix =
    length === 1
      ? first
      : ((first & 63) << 2) | (second >> 6) | ((second & 63) << 8)
  const accountId = bytes.slice(length, length + accountIdLength)
  // There is one way to write an address: this also checks the checksum.
  return formatSs58(accountId, prefix) === text
    ? { prefix, accountId }
    : undefined
}

/**
 * Writes an SS58 address.
 * @param prefix from 0 to 16383: 0 Polkadot, 2 Kusama, 42 any network
 */
export function formatSs58(accountId: Uint8Array, prefix: number): string {
  const head =
    prefix < 64
      ? [prefix]
      : [((prefix & 252) >> 2) | 64, (prefix >> 8) | ((prefix & 3) << 6)]
  const body = Uint8Array.from([...head, ...accountId])
  const hash = blake2b(
    Uint8Array.from([...new TextEncoder().encode('SS58PRE'), ...body]),
    { dkLen: 64 },
  )
  return encodeBase58(
    Uint8Array.from([...body, ...hash.subarray(0, checksumLength)]),
  )
}
