import type { CoveredRule } from './coverRules.js'

/** The list people read: covered ids with their tests, then the others. */
export function formatCoverage(covered: readonly CoveredRule[]): string {
  const proven = covered.filter(({ tests }) => tests.length > 0)
  const open = covered.filter(({ tests }) => tests.length === 0)
  return [
    '# Rules with passing tests',
    ...proven.flatMap(({ id, text, tests }) => [
      `${id}  ${text}`,
      ...tests.map((title) => `    ${title}`),
    ]),
    '',
    '# Rules without a passing test',
    ...open.map(({ id, text }) => `${id}  ${text}`),
    '',
    `${proven.length} of ${covered.length} rules are covered, ${open.length} are not.`,
  ].join('\n')
}
