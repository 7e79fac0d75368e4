/** A check taken out of the sources, which some test has to notice. */
export interface Mutation {
  /** What is then possible that must not be. */
  readonly name: string
  /** Below `packages/protocol/src/frame`. */
  readonly file: string
  /** Occurs once in the file. */
  readonly text: string
  readonly instead: string
}

/** A row of a list: the name, the text, and what stands in its place. */
export type MutationRow = readonly [name: string, text: string, instead: string]

/** The mutations of one file. */
export function mutationsOf(
  file: string,
  rows: readonly MutationRow[],
): readonly Mutation[] {
  return rows.map(([name, text, instead]) => ({ name, file, text, instead }))
}
