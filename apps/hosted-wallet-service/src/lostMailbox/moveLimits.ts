import type { Limit } from '../limits/takeFrom.js'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** What beginning is counted against; it names nobody. */
export const askLimits = (network: string): readonly Limit[] => [
  { bucket: `move-ask:${network}`, count: 30, windowMs: hourMs },
]

/**
 * What is counted before a way back is compared, as often as a recovery may be
 * tried. Whoever guesses passwords uses up no try of a passkey, which nobody
 * guesses.
 */
export function proofLimits({
  emailHash,
  projectId,
  way,
}: {
  readonly projectId: string
  readonly emailHash: string
  readonly way: 'passkey' | 'password'
}): readonly Limit[] {
  const whose = `${way}:${projectId}:${emailHash}`
  return [
    { bucket: `move-hour:${whose}`, count: 5, windowMs: hourMs },
    { bucket: `move-day:${whose}`, count: 20, windowMs: dayMs },
  ]
}
