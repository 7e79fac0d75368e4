const allowed = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'CC0-1.0',
  'Unlicense',
])

/**
 * Whether a licence expression (SPDX) lets us publish on top of it: of an
 * `OR` one side is enough, of an `AND` both sides are needed.
 */
export function isAllowedLicence(expression: string | undefined): boolean {
  if (!expression) return false
  const plain = expression.replace(/[()]/g, ' ')
  return plain
    .split(/\sOR\s/)
    .some((side) =>
      side.split(/\sAND\s/).every((licence) => allowed.has(licence.trim())),
    )
}
