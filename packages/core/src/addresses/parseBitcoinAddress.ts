import { sha256 } from '@noble/hashes/sha2'
import { bech32, bech32m, createBase58check } from '@scure/base'
import type { AddressKind } from './bitcoinNetworks.js'

/** How the coins of an address are locked. */
export type AddressType = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr'

/** An address whose checksum is right, and where it belongs. */
export type BitcoinAddress = {
  /** As it is usually written: witness programs in small letters. */
  readonly address: string
  readonly type: AddressType
  readonly kinds: readonly AddressKind[]
  /** What must fit to spend: a hash of a key or of a script, or a key. */
  readonly program: Uint8Array
}

/** What the checksum of bech32 is made for; those here are shorter. */
const longest = 90

/** A version and a hash. */
const legacyLength = 1 + 20

const base58check = createBase58check(sha256)

/** By the first byte of base58check. */
const legacy = new Map<
  number | undefined,
  Omit<BitcoinAddress, 'address' | 'program'>
>([
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
 * @example parseBitcoinAddress('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2')?.type // 'p2pkh'
 */
export function parseBitcoinAddress(text: string): BitcoinAddress | undefined {
  if (text.length > longest) return undefined
  return readSegwit(text) ?? readLegacy(text)
}

function readSegwit(text: string): BitcoinAddress | undefined {
  for (const code of [bech32, bech32m]) {
    const { prefix, words } = code.decodeUnsafe(text, longest) ?? {}
    const [version, ...rest] = words ?? []
    // BIP-350: one checksum for version 0, the other for those above it.
    if (version === undefined || (version === 0) !== (code === bech32)) continue
    const program = code.fromWordsUnsafe(rest)
    const kind = prefixes.get(prefix ?? '')
    const type = witness[`${version} ${program?.length}`]
    if (program && kind && type)
      return { address: text.toLowerCase(), type, kinds: [kind], program }
  }
  return undefined
}

function readLegacy(text: string): BitcoinAddress | undefined {
  try {
    const bytes = base58check.decode(text)
    const found = legacy.get(bytes[0])
    return found && bytes.length === legacyLength
      ? { address: text, ...found, program: bytes.slice(1) }
      : undefined
  } catch {
    return undefined
  }
}
