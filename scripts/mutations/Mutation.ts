/** A part of the product whose checks are taken out. */
export interface MutatedPart {
  /** Below the repository. */
  readonly folder: string
  /** Words of the paths of those tests that have to notice. */
  readonly tests: readonly string[]
}

/** A check taken out of the sources, which some test has to notice. */
export interface Mutation {
  /** What is then possible that must not be. */
  readonly name: string
  readonly part: MutatedPart
  /** Below the folder of the part. */
  readonly file: string
  /** Occurs once in the file. */
  readonly text: string
  readonly instead: string
}

/** A row of a list: the name, the text, and what stands in its place. */
export type MutationRow = readonly [name: string, text: string, instead: string]

/** The channel to the hosted wallet's frame. */
export const channel: MutatedPart = {
  folder: 'packages/protocol/src/frame',
  tests: ['packages/protocol/src/'],
}

/** The mutations of one file. */
export function mutationsOf(
  file: string,
  rows: readonly MutationRow[],
  part = channel,
): readonly Mutation[] {
  return rows.map(([name, text, instead]) => ({
    ...{ file, instead, name, part, text },
  }))
}
