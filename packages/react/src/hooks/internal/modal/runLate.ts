import type { Kit } from '@hasp/core'
import { internals } from '@hasp/core/internal'

/**
 * Runs code that only some pages need, once it was fetched.
 * @param sentence what the console is told where it failed
 */
export function runLate<part>(
  kit: Kit,
  part: Promise<part>,
  run: (part: part) => void,
  sentence: string,
): void {
  part
    .then(run)
    .catch((error: unknown) => kit[internals].log('warn', sentence, error))
}
