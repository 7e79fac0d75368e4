/** Bits for each word, and how many of them it sets: wrong once in 10,000. */
const bitsPerWord = 20
const bitsSet = 13

/**
 * What is left of a list of words: whether one is on it can be told, and
 * wrongly so of one word in 10,000 that is not.
 * @see Bloom, Space/time trade-offs in hash coding with allowable errors
 */
export function fillWordFilter(words: readonly string[]): Uint8Array {
  const filter = new Uint8Array(Math.ceil((words.length * bitsPerWord) / 8))
  for (const word of words)
    for (const place of placesOf(word, filter.length * 8))
      filter[place >> 3] = (filter[place >> 3] ?? 0) | (1 << (place & 7))
  return filter
}

/** Whether a word is on the list that the filter was filled with. */
export function isInWordFilter(filter: Uint8Array, word: string): boolean {
  return placesOf(word, filter.length * 8).every(
    (place) => ((filter[place >> 3] ?? 0) >> (place & 7)) & 1,
  )
}

/** Two hashes make as many as are needed (Kirsch and Mitzenmacher). */
function placesOf(word: string, size: number): readonly number[] {
  const first = hashOf(word, 0x811c9dc5)
  const second = hashOf(word, 0x9747b28c) | 1
  return Array.from(
    { length: bitsSet },
    (_, index) => ((first + index * second) >>> 0) % size,
  )
}

/** FNV-1a, stirred at the end. */
function hashOf(word: string, start: number): number {
  let hash = start
  for (let at = 0; at < word.length; at += 1)
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
