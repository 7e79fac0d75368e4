import { ens_normalize } from '@adraffy/ens-normalize'
import fc from 'fast-check'
import { toHex } from 'viem'
import { namehash, packetToBytes, toCoinType } from 'viem/ens'
import { expect, it } from 'vitest'
import { isPlainName } from '../policies/names/isPlainName.js'
import { propertyRuns } from '../testing/propertyRuns.js'
import { coinTypeOf } from './coinTypeOf.js'
import { encodeName } from './encodeName.js'
import { normalizeAsciiName } from './normalizeAsciiName.js'
import { normalizeName } from './normalizeName.js'

/** Mostly what names are made of, and what breaks them. */
const letters = [
  ...'abcxyzABCXYZ0189',
  ...'....----____$$',
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
].filter((letter) => letter !== "'")

const label = fc.string({ unit: fc.constantFrom(...letters), maxLength: 7 })
const asciiName = fc.oneof(
  fc
    .array(label, { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join('.')),
  fc
    .string({ unit: fc.constantFrom(...'abZ09-_$.'), minLength: 1 })
    .map((name) => `${name}.eth`),
)

function byLibrary(name: string): string | undefined {
  try {
    return ens_normalize(name) || undefined
  } catch {
    return undefined
  }
}

it('normalises ASCII as the library does, what is invalid too', () => {
  const runs = propertyRuns(10_000, 100_000)
  let valid = 0
  fc.assert(
    fc.property(asciiName, (name) => {
      const normalized = byLibrary(name)
      if (normalized) valid += 1
      expect(normalizeAsciiName(name)).toBe(normalized)
    }),
    runs,
  )
  // Neither the one nor the other alone.
  expect(valid / runs.numRuns).toBeGreaterThan(0.1)
  expect(valid / runs.numRuns).toBeLessThan(0.9)
})

it('leaves all that is not ASCII alone to the library', async () => {
  expect(normalizeAsciiName('josé.eth')).toBe(null)
  expect(normalizeAsciiName("o'hara.eth")).toBe(null)
  expect(await normalizeName("o'hara.eth")).toBe('o’hara.eth')
  expect(await normalizeName('RaFFY🚴‍♂️.eTh')).toBe('raffy🚴‍♂.eth')
  expect(await normalizeName('ＡＮＡ.eth')).toBe('ana.eth')
})

it.each([
  '',
  '.',
  'a..eth',
  'ana .eth',
  'xn--80ak6aa92e.eth',
  'аpple.eth',
  `${'a'.repeat(252)}.eth`,
])('refuses %j', async (name) => {
  await expect(normalizeName(name)).rejects.toMatchObject({
    code: 'NAME_UNRESOLVED',
    context: { name, problem: 'invalid' },
  })
})

/** Letters of other alphabets, and signs, that look like those of ASCII. */
const lookAlikes: Record<string, string> = {
  a: 'аɑαáàạăаａ',
  b: 'ЬƅḃḅｂϷ',
  c: 'сϲçċćｃ',
  d: 'ԁɗďḍｄ',
  e: 'еéèėęｅ',
  g: 'ɡġģğｇ',
  h: 'һհḥｈ',
  i: 'іíìıｉｌ',
  j: 'јʝｊ',
  k: 'кκķｋ',
  l: 'ӏɩļĺｌ',
  m: 'мṁṃｍ',
  n: 'ոńņｎո',
  o: 'оοօóòọｏ',
  p: 'рρṗｐ',
  q: 'ԛզｑ',
  r: 'гŕṛｒ',
  s: 'ѕśşṣｓ',
  t: 'тţṭｔ',
  u: 'υսúùụｕ',
  v: 'νѵṿｖ',
  w: 'ԝẃẁｗ',
  x: 'хχẋｘ',
  y: 'уγýỳｙ',
  z: 'źżẓｚ',
}

it('marks or refuses 500 names that look like others', async () => {
  const words = [
    'ana',
    'vitalik',
    'uniswap',
    'coinbase',
    'opensea',
    'paypal',
    'metamask',
    'ledger',
    'kraken',
    'binance',
    'exchange',
    'wallet',
    'treasury',
    'quickswap',
  ]
  const twins = words.flatMap((word) =>
    [...word].flatMap((letter, index) =>
      [...(lookAlikes[letter] ?? '')].map(
        (twin) => `${word.slice(0, index)}${twin}${word.slice(index + 1)}.eth`,
      ),
    ),
  )
  expect(twins.length).toBeGreaterThanOrEqual(500)
  let marked = 0
  for (const twin of twins) {
    const normalized = await normalizeName(twin).catch(() => undefined)
    // What the standard makes plain letters of deceives nobody.
    if (normalized === undefined || /^[a-z]+\.eth$/.test(normalized)) continue
    expect([normalized, isPlainName(normalized)]).toEqual([normalized, false])
    marked += 1
  }
  expect(marked).toBeGreaterThan(100)
})

it('writes names for contracts as viem does', async () => {
  for (const name of ['eth', 'ana.eth', 'a.b.c.hasp.eth', 'raffy🚴‍♂.eth']) {
    const encoded = encodeName(name)
    expect(`0x${encoded?.node}`).toBe(namehash(name))
    expect(`0x${encoded?.packet}`).toBe(toHex(packetToBytes(name)))
  }
  expect(encodeName(`${'a'.repeat(256)}.eth`)).toBe(undefined)
})

it('numbers chains as ENSIP-9 and ENSIP-11 do', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 0x7f_ff_ff_ff }), (chainId) => {
      expect(coinTypeOf(chainId)).toBe(Number(toCoinType(chainId)))
    }),
    propertyRuns(200),
  )
  expect(coinTypeOf(1)).toBe(60)
  expect(coinTypeOf(8453)).toBe(2147492101)
  expect([0x80000000, 0, -1, 1.5].map(coinTypeOf)).toEqual(
    Array(4).fill(undefined),
  )
})
