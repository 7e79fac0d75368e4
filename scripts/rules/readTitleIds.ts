/** What the brackets in a piece of text say about rules. */
export type TitleIds = {
  /** Ids that stand alone in their brackets, as they must. */
  readonly ids: readonly string[]
  /** Brackets that speak of rules in another way: ranges, lists, spaces. */
  readonly malformed: readonly string[]
}

/**
 * Finds rule ids in a test's title or in a whole test source. Every id stands
 * in brackets of its own; a range would claim rules that nobody wrote down.
 */
export function readTitleIds(text: string): TitleIds {
  const brackets = text.match(/\[\s*R\d+\.[^\]\n]*\]/g) ?? []
  const isOne = (bracket: string) => /^\[R\d+\.\d+\]$/.test(bracket)
  return {
    ids: brackets.filter(isOne).map((bracket) => bracket.slice(1, -1)),
    malformed: brackets.filter((bracket) => !isOne(bracket)),
  }
}
