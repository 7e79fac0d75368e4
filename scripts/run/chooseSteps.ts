import type { Step } from './steps.js'

/** What the words behind `npm test --` ask for. */
export type Choice = {
  readonly steps: readonly Step[]
  /** Large counts for property, fuzz and fault tests. */
  readonly isLong: boolean
}

/**
 * Picks the named steps, in their own order; without a name, all of them that
 * a run of this length has.
 * @throws Error with one sentence when a word names no step
 */
export function chooseSteps(
  steps: readonly Step[],
  words: readonly string[],
): Choice {
  const names = words.filter((word) => word !== '--long')
  const unknown = names.find(
    (name) => !steps.some((step) => step.name === name),
  )
  if (unknown !== undefined)
    throw new Error(
      `There is no step ${unknown}: choose from ${steps.map(({ name }) => name).join(', ')}.`,
    )
  const isLong = words.includes('--long')
  return {
    steps: steps.filter((step) =>
      names.length === 0 ? isLong || !step.isLong : names.includes(step.name),
    ),
    isLong,
  }
}
