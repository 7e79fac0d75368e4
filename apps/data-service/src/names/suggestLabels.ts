import { mostLetters } from './nameObjection.js'

/**
 * Labels like one that somebody typed, which comes first.
 * @param label lower case, of letters, digits and hyphens
 */
export function suggestLabels(label: string): readonly string[] {
  const short = label.slice(0, mostLetters - 4).replace(/-+$/, '')
  return [
    ...new Set([
      label,
      `${short}-id`,
      `${short}-home`,
      `its-${short}`,
      `${short}22`,
      `${short}7`,
      `hey-${short}`,
    ]),
  ]
}
