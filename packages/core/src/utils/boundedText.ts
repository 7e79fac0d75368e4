import { maxLength, pipe, regex, string } from 'valibot'

/**
 * The schema of a text that a stranger wrote.
 * @param longest in characters; 2048 unless given
 */
export function boundedText(pattern = /^/, longest = 2048) {
  return pipe(string(), maxLength(longest), regex(pattern))
}
