import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findTextSpam } from './findTextSpam.js'

const numRuns = process.env.HASP_LONG ? 50_000 : 2_000
const trusted = ['ETH', 'USDC', 'DOTS']
const letters = [...'abcdefghkmnpqrtuvwxyz']
const word = fc.string({
  unit: fc.constantFrom(...letters),
  minLength: 2,
  maxLength: 12,
})
/** Letters of other scripts, and signs, that are drawn as these are. */
const doubles: Readonly<Record<string, readonly string[]>> = {
  E: ['e', 'Е', 'Ε', 'Ｅ', 'É'],
  T: ['t', 'Т', 'Τ', 'Ṫ'],
  H: ['h', 'Н', 'Η', 'Ｈ'],
  U: ['u', 'Ù', 'Ｕ', 'U\u0307'],
  S: ['s', 'Ѕ', '$', '5', 'Ｓ'],
  D: ['d', 'Ԁ', 'Ď', 'Ｄ'],
  C: ['c', 'С', 'Ⅽ', 'Ç'],
  O: ['o', 'О', 'Ο', '0', 'Ö'],
}
const between = fc.constantFrom('', '', '', ' ', '\u200b', '-', '.', '\u2060')
const imitation = fc
  .constantFrom(...trusted)
  .chain((symbol) =>
    fc.tuple(
      ...[...symbol].flatMap((letter) => [
        between,
        fc.constantFrom(letter, ...(doubles[letter] ?? [])),
      ]),
    ),
  )
  .map((parts) => parts.join(''))
const link = fc
  .tuple(
    fc.constantFrom('', 'visit ', '$ 5000 at ', 'https://', '<a href=//', '! '),
    word,
    fc.constantFrom('.', '。', '．', '｡'),
    fc.constantFrom('com', 'xyz', 'рф', 'finance', 'io'),
    fc.constantFrom('', ' now', '/claim?x=1', '>x</a>'),
  )
  .map((parts) => parts.join(''))
const hidden = fc
  .tuple(
    word,
    fc.constantFrom(
      '\u202e',
      '\u200b',
      '\u2066',
      '\u0000',
      '\ufeff',
      '\u{e0041}',
    ),
    word,
  )
  .map((parts) => parts.join(''))

it.each([
  ['a link', 'LINK', link],
  ['hidden characters', 'HIDDEN_CHARACTERS', hidden],
] as const)('marks thousands of texts with %s', (_, reason, text) => {
  fc.assert(
    fc.property(text, word, (hostile, plain) => {
      for (const [name, symbol] of [
        [hostile, plain],
        [plain, hostile],
      ] as const)
        expect(findTextSpam({ name, symbol }, trusted)).toContain(reason)
    }),
    { numRuns },
  )
})

it('marks thousands of symbols that look like a known one', () => {
  fc.assert(
    fc.property(imitation, word, (symbol, name) => {
      expect(findTextSpam({ name, symbol }, trusted)).toContain('IMITATION')
    }),
    { numRuns },
  )
})
