import type { Rule } from './parseRuleList.js'
import { readTitleIds } from './readTitleIds.js'

/** A text that may name rules: a test source, or a title from a report. */
export type NamingText = { readonly place: string; readonly text: string }

/** One sentence for every id that does not exist and every malformed one. */
export function findMistakes(
  rules: readonly Rule[],
  texts: readonly NamingText[],
): readonly string[] {
  const known = new Set(rules.map(({ id }) => id))
  const mistakes = texts.flatMap(({ place, text }) => {
    const { ids, malformed } = readTitleIds(text)
    return [
      ...ids
        .filter((id) => !known.has(id))
        .map((id) => `${place}: there is no rule ${id}`),
      ...malformed.map(
        (bracket) =>
          `${place}: ${bracket} is not one rule; write each id in brackets of its own`,
      ),
    ]
  })
  return [...new Set(mistakes)]
}
