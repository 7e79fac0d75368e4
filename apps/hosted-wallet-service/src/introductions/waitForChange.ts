import type { Clock } from '@hasp/service-frame'

const lookEveryMs = 500
/** Shorter than a process that stops lets its requests end. */
const mostLooks = 10

/**
 * Looks again and again, for some seconds. It looks at the database, so what
 * another process has written ends it, too.
 * @param isSame whether there is nothing new to tell yet
 */
export async function waitForChange<Found>(
  clock: Clock,
  look: () => Promise<Found>,
  isSame: (found: Found) => boolean,
): Promise<Found> {
  let found = await look()
  for (let looks = 1; isSame(found) && looks < mostLooks; looks += 1) {
    await clock.sleep(lookEveryMs)
    found = await look()
  }
  return found
}
