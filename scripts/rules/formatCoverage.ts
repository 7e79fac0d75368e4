import { type CoveredRule, isProven } from './coverRules.js'

/** The list people read: proven rules with their tests, then the others. */
export function formatCoverage(covered: readonly CoveredRule[]): string {
  const proven = covered.filter(isProven)
  const open = covered.filter((rule) => !isProven(rule))
  return [
    '# Proven rules',
    ...proven.flatMap(({ id, text, tests }) => [
      `${id}  ${text}`,
      ...tests.map((title) => `    ${title}`),
    ]),
    '',
    '# Open rules',
    ...open.flatMap(({ id, openBecause, tests, text }) => [
      `${id}  ${text}`,
      `    ${openBecause ?? 'No passing test.'}`,
      ...tests.map((title) => `    in part: ${title}`),
    ]),
    '',
    `${proven.length} of ${covered.length} rules are proven, ${open.length} are open.`,
  ].join('\n')
}
