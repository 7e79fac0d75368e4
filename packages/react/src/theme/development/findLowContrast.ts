import { contrast } from '../contrast.js'
import { parseColor } from '../parseColor.js'

const surfaces = ['surface', 'raised', 'sunken', 'hover']

/** What is read, and what it is read on; names without their `--kit-`. */
const pairs: Readonly<Record<string, readonly string[]>> = {
  ink: surfaces,
  'ink-2': surfaces,
  'ink-3': surfaces,
  success: [...surfaces, 'success-tint'],
  warning: [...surfaces, 'warning-tint'],
  danger: [...surfaces, 'danger-tint'],
  info: surfaces,
  'accent-text': [...surfaces, 'accent-tint'],
  'on-accent': ['accent'],
}

/** What WCAG 1.4.3 asks of text. */
const least = 4.5

/** A text that is hard to read, where it is at its worst. */
export type LowContrast = {
  readonly text: string
  readonly surface: string
  readonly ratio: number
}

/**
 * Finds texts with less than 4.5:1 on something that they stand on.
 * @param read the value of a token; what is no plain colour is passed over
 * @example findLowContrast((name) => style.getPropertyValue(name))
 */
export function findLowContrast(
  read: (token: string) => string,
): readonly LowContrast[] {
  return Object.entries(pairs).flatMap(([text, backs]) => {
    const ink = readColor(read, text)
    if (!ink) return []
    const judged = backs.flatMap((back) => {
      const surface = readColor(read, back)
      return surface ? [{ back, ratio: contrast(ink, surface) }] : []
    })
    const [worst] = judged.toSorted((one, other) => one.ratio - other.ratio)
    return worst && worst.ratio < least
      ? [
          {
            text: `--kit-${text}`,
            surface: `--kit-${worst.back}`,
            ratio: worst.ratio,
          },
        ]
      : []
  })
}

function readColor(
  read: (token: string) => string,
  name: string,
): string | undefined {
  try {
    return parseColor(read(`--kit-${name}`))
  } catch {
    return undefined
  }
}
