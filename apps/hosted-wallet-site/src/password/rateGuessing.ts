import { commonWords } from './commonWords.js'
import { withoutRepeats } from './withoutRepeats.js'

/** How long somebody who has the envelope guesses at a password. */
export type GuessingWord = 'weak' | 'fair' | 'strong'

/**
 * Powers of two of guesses. One costs 64 MiB and three rounds of Argon2id, of
 * which a graphics card does about a thousand a second: 2^40 keep it busy for
 * 35 years, and a hundred of them for four months; 2^55 keep a thousand of
 * them busy for a thousand years.
 */
const fairBits = 40
const strongBits = 55

const commonBits = 4
/** A word of a language that somebody speaks: one of some 30,000. */
const wordBits = 15
const wordLetters = 8
const letterBits = 4.7
/** Of a script whose characters are words, or halves of words. */
const ideographBits = 6.5
const digitBits = 3.3
const markBits = 4
/** What goes on as it began: where it starts and how long it is. */
const runBits = 5
const shortestRun = 3
/** Shorter words are found in too much to be looked for everywhere. */
const shortestJoined = 4

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'йцукенгшщзхъ',
].flatMap((row) => [row, [...row].toReversed().join('')])

const writtenFor = new Map(Object.entries({ '@': 'a', $: 's', '!': 'i' }))
for (const [index, letter] of [...'oizeasbtbg'].entries())
  writtenFor.set(`${index}`, letter)

/**
 * Counts what a guesser who knows how people choose would have to try. Long
 * inputs are rated by their beginning, which is no weaker than the whole.
 * @param known what a guesser knows of the visitor: addresses, names
 */
export function rateGuessing(
  password: string,
  known: readonly string[] = [],
): GuessingWord {
  const mostCharacters = 128
  const text = [...password.normalize('NFKC').toLowerCase()]
    .slice(0, mostCharacters)
    .join('')
  const names = known.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u))
  const cheap = [...commonWords, ...names.filter((name) => name.length > 2)]
  const bits = bitsOf(withoutRepeats(text), cheap)
  if (bits < fairBits) return 'weak'
  return bits < strongBits ? 'fair' : 'strong'
}

function bitsOf(text: string, cheap: readonly string[]): number {
  const plain = [...text].map((one) => writtenFor.get(one) ?? one).join('')
  // Two digits in a row are no word of two letters.
  const longCheap = cheap.filter(({ length }) => length >= shortestJoined)
  const marks = new Set<string>()
  let bits = 0
  let at = 0
  while (at < text.length) {
    const run = longestRun(text.slice(at))
    const common = Math.max(
      longestOf(cheap, text.slice(at)),
      longestOf(longCheap, plain.slice(at)),
    )
    if (common >= run && common > 1) {
      bits += commonBits
      at += common
    } else if (run) {
      bits += runBits
      at += run
    } else {
      const [letters] = /^\p{L}+/u.exec(text.slice(at)) ?? ['']
      const word = untilCheap(letters, cheap)
      const one = String.fromCodePoint(text.codePointAt(at) ?? 0)
      bits += word ? bitsOfWord(word) : bitsOfMark(one, marks)
      at += (word || one).length
    }
  }
  return bits
}

/** The letters before a word that is guessed first, or all of them. */
function untilCheap(letters: string, cheap: readonly string[]): string {
  for (let at = 1; at < letters.length; at++) {
    const rest = letters.slice(at)
    const begins = cheap.some(
      (word) => word.length >= shortestJoined && rest.startsWith(word),
    )
    if (begins || longestRun(rest) > shortestJoined) return letters.slice(0, at)
  }
  return letters
}

function bitsOfWord(word: string): number {
  const ideographs = word.match(
    /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/gu,
  )
  if (ideographs) return ideographs.length * ideographBits
  const asWords = wordBits * Math.max(1, word.length / wordLetters)
  return Math.min(letterBits * word.length, asWords)
}

/** The same mark between all words is one choice. */
function bitsOfMark(mark: string, before: Set<string>): number {
  if (/\d/.test(mark)) return digitBits
  if (before.has(mark)) return 0
  before.add(mark)
  return mark === ' ' ? 0 : markBits
}

/** How far the keys of one row, or one key, are simply followed. */
function longestRun(text: string): number {
  const [same = ''] = /^(.)\1*/u.exec(text) ?? []
  let longest = same.length
  for (const row of rows) {
    const start = row.indexOf(text[0] ?? '')
    if (start < 0) continue
    let length = 0
    while (
      length < text.length &&
      start + length < row.length &&
      row[start + length] === text[length]
    )
      length++
    longest = Math.max(longest, length)
  }
  return longest >= shortestRun ? longest : 0
}

function longestOf(words: readonly string[], text: string): number {
  return words
    .filter((word) => text.startsWith(word))
    .reduce((longest, { length }) => Math.max(longest, length), 0)
}
