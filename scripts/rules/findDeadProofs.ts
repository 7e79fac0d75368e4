import { findReachable, findSubjects } from './findReachable.js'
import type { SourceTree } from './readSourceTree.js'

/** A test beside what it is about that no visitor or integrator can reach. */
export type DeadProof = {
  readonly test: string
  readonly subjects: readonly string[]
}

/**
 * The tests among these that prove something of code which only tests import.
 * What they say of a rule does not count.
 */
export function findDeadProofs(
  tree: SourceTree,
  tests: readonly string[],
): readonly DeadProof[] {
  const reachable = findReachable(tree, tree.entries)
  return tests.flatMap((test) => {
    const subjects = findSubjects(tree, test).filter(
      (file) => !reachable.has(file),
    )
    return subjects.length > 0 ? [{ test, subjects }] : []
  })
}
