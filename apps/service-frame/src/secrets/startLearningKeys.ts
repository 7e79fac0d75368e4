import { type Repeating, startRepeating } from '../database/startRepeating.js'
import type { KeyRing } from './openKeyRing.js'

/** Several times before a key is used that was added. */
const everyMs = 2_000

/** Learns of keys that a rotation adds, while it serves. */
export function startLearningKeys(
  parts: startRepeating.Parts,
  { refresh }: KeyRing,
): Repeating {
  return startRepeating(parts, refresh, { everyMs, failed: 'keys failed' })
}
