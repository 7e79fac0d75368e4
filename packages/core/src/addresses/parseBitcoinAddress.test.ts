import { sha256 } from '@noble/hashes/sha2'
import { base58check, bech32, bech32m } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bitcoinKey } from '../testing/bitcoin/bitcoinKey.js'
import { propertyRuns } from '../testing/propertyRuns.js'
import { parseBitcoinAddress } from './parseBitcoinAddress.js'

const base58 = base58check(sha256)

/** Written by an independent library, from any hash. */
const written = fc
  .record({
    hash: fc.uint8Array({ minLength: 32, maxLength: 32 }),
    form: fc.constantFrom(
      ...([
        { type: 'p2pkh', version: 0, kind: 'main' },
        { type: 'p2pkh', version: 111, kind: 'test' },
        { type: 'p2sh', version: 5, kind: 'main' },
        { type: 'p2sh', version: 196, kind: 'test' },
        { type: 'p2wpkh', prefix: 'bc', kind: 'main' },
        { type: 'p2wpkh', prefix: 'tb', kind: 'test' },
        { type: 'p2wsh', prefix: 'bc', kind: 'main' },
        { type: 'p2wsh', prefix: 'bcrt', kind: 'regtest' },
        { type: 'p2tr', prefix: 'bc', kind: 'main' },
        { type: 'p2tr', prefix: 'tb', kind: 'test' },
        { type: 'p2tr', prefix: 'bcrt', kind: 'regtest' },
      ] as const),
    ),
  })
  .map(({ form, hash }) => ({ ...form, address: write(form, hash) }))

function write(
  form: { type: string; version?: number; prefix?: string },
  hash: Uint8Array,
): string {
  const short = hash.subarray(0, 20)
  if (form.version !== undefined)
    return base58.encode(Uint8Array.of(form.version, ...short))
  const { prefix = '' } = form
  if (form.type === 'p2tr')
    return bech32m.encode(prefix, [1, ...bech32m.toWords(hash)])
  const program = form.type === 'p2wpkh' ? short : hash
  return bech32.encode(prefix, [0, ...bech32.toWords(program)])
}

describe('[R1.7] addresses', () => {
  it.each([
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'p2pkh', ['main']],
    ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'p2sh', ['main']],
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'p2pkh', ['test', 'regtest']],
    ['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc', 'p2sh', ['test', 'regtest']],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'p2wpkh', ['main']],
    [
      'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
      'p2wsh',
      ['test'],
    ],
    [
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
      'p2tr',
      ['main'],
    ],
  ])('%s is %s', (address, type, kinds) => {
    expect(parseBitcoinAddress(address)).toMatchObject({ address, type, kinds })
  })

  it('are written in small letters, whatever the case of their program', () => {
    const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
    expect(parseBitcoinAddress(address.toUpperCase())?.address).toBe(address)
    expect(parseBitcoinAddress(`BC1Q${address.slice(4)}`)).toBeUndefined()
  })

  it.each([
    ['nothing', ''],
    ['a wrong checksum', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3'],
    ['a letter that base58 has not', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN0'],
    ['another coin', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1'],
    ['another prefix', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
    // BIP-350: version 1 with the checksum of version 0, and the reverse.
    [
      'the wrong checksum for Taproot',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    ],
    [
      'the wrong checksum for version 0',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
    ],
    ['a version without a meaning', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs'],
    ['no program', 'bc1gmk9yu'],
    ['an Ethereum address', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
    ['a very long text', `bc1q${'q'.repeat(10_000)}`],
  ])('are not %s', (_, text) => {
    expect(parseBitcoinAddress(text)).toBeUndefined()
  })

  it('are read as other libraries write them', () => {
    fc.assert(
      fc.property(written, ({ address, kind, type }) => {
        const parsed = parseBitcoinAddress(address)
        expect(parsed).toMatchObject({ address, type })
        expect(parsed?.kinds).toContain(kind)
      }),
      propertyRuns(300),
    )
  })

  it('are refused with any one letter changed', () => {
    const letters =
      '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'
    fc.assert(
      fc.property(
        written,
        fc.nat(),
        fc.constantFrom(...letters),
        ({ address }, place, letter) => {
          const at = place % address.length
          const other = `${address.slice(0, at)}${letter}${address.slice(at + 1)}`
          const isSame = other === address
          expect(parseBitcoinAddress(other) !== undefined).toBe(isSame)
        },
      ),
      propertyRuns(500),
    )
  })

  it('are never found in junk', () => {
    const junk = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.string({ maxLength: 100 }).map((text) => `bc1${text}`),
      fc.string({ maxLength: 60 }).map((text) => `1${text}`),
    )
    fc.assert(
      fc.property(junk, (text) => {
        expect(parseBitcoinAddress(text)).toBeUndefined()
      }),
      propertyRuns(500),
    )
  })

  it('are not of prefixes that only objects have', () => {
    const words = bech32.toWords(new Uint8Array(20))
    const other = bech32.encode('constructor', [0, ...words])
    expect(parseBitcoinAddress(other)).toBeUndefined()
  })

  it('of one key are all read, on every network', () => {
    const key = bitcoinKey(1)
    for (const type of ['p2pkh', 'p2sh', 'p2wpkh', 'p2tr'] as const)
      for (const name of ['mainnet', 'testnet', 'regtest'] as const) {
        const address = key.address(type, name)
        expect(parseBitcoinAddress(address)).toMatchObject({ address, type })
      }
  })
})
