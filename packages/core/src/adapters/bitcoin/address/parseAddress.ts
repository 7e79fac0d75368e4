import { decodeBase58 } from '../../../utils/decodeBase58.js'
import type { AddressKind } from '../bitcoinNetworks.js'
import { decodeSegwit } from './decodeSegwit.js'
import { sha256 } from './sha256.js'

/** How the coins of an address are locked. */
export type AddressType = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr'

/** An address whose checksum is right, and where it belongs. */
export type BitcoinAddress = {
  /** As it is usually written: witness programs in small letters. */
  readonly address: string
  readonly type: AddressType
  readonly kinds: readonly AddressKind[]
}

/** What the checksum of bech32 is made for; those here are shorter. */
const longest = 90

/** A version, a hash and a checksum. */
const legacyLength = 1 + 20 + 4

/** By the first byte of base58check. */
const legacy = new Map<number | undefined, Omit<BitcoinAddress, 'address'>>([
  [0, { type: 'p2pkh', kinds: ['main'] }],
  [5, { type: 'p2sh', kinds: ['main'] }],
  [111, { type: 'p2pkh', kinds: ['test', 'regtest'] }],
  [196, { type: 'p2sh', kinds: ['test', 'regtest'] }],
])

/** By version and length of a witness program. */
const witness: Readonly<Record<string, AddressType>> = {
  '0 20': 'p2wpkh',
  '0 32': 'p2wsh',
  '1 32': 'p2tr',
}

const prefixes: ReadonlyMap<string, AddressKind> = new Map([
  ['bc', 'main'],
  ['tb', 'test'],
  ['bcrt', 'regtest'],
])

/**
 * Reads an address: P2PKH and P2SH in base58check, P2WPKH and P2WSH in bech32
 * (BIP-173), P2TR in bech32m (BIP-350).
 * @returns undefined for anything else, above all for a wrong checksum
 * @example parseAddress('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2')?.type // 'p2pkh'
 */
export function parseAddress(text: string): BitcoinAddress | undefined {
  if (text.length > longest) return undefined
  const { prefix = '', program, version } = decodeSegwit(text) ?? {}
  const kind = prefixes.get(prefix)
  const type = witness[`${version} ${program?.length}`]
  if (kind && type) return { address: text.toLowerCase(), type, kinds: [kind] }

  const bytes = decodeBase58(text)
  const found = legacy.get(bytes?.[0])
  if (!found || bytes?.length !== legacyLength) return undefined
  const sum = sha256(sha256(bytes.subarray(0, -4)))
  const isRight = bytes.subarray(-4).every((byte, index) => byte === sum[index])
  return isRight ? { address: text, ...found } : undefined
}
