import { withoutRepeats } from './withoutRepeats.js'

/** Shorter ones are in too much by chance. */
export const shortestListed = 6
/** Digits and marks around a listed one: ten million times as much to try. */
const mostAround = 7
/** Longer ones are rated by their beginning. */
const mostCharacters = 128

/**
 * Whether a password is one that leaked, said twice perhaps, in capitals, or
 * with some digits and marks around it: what a guesser tries first, whatever
 * it looks like.
 * @param isListed whether one is on the list, in lower case
 */
export function isCommonPassword(
  password: string,
  isListed: (text: string) => boolean,
): boolean {
  const text = password.normalize('NFKC').toLowerCase().slice(0, mostCharacters)
  return [text, withoutRepeats(text)].some((one) => coresOf(one).some(isListed))
}

/** What is left without some of the digits and marks around it. */
function coresOf(text: string): readonly string[] {
  const [before = ''] = /^\P{L}*/u.exec(text) ?? []
  const [after = ''] = /\P{L}*$/u.exec(text) ?? []
  const cores: string[] = []
  for (let from = 0; from <= Math.min(before.length, mostAround); from += 1)
    for (
      let less = 0;
      less <= Math.min(after.length, mostAround - from);
      less += 1
    ) {
      const core = text.slice(from, text.length - less)
      if (core.length >= shortestListed) cores.push(core)
    }
  return cores
}
