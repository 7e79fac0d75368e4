import { launchBrowser } from '../browser/launchBrowser.mjs'

const failuresAllowed = 2

/**
 * The timed phases: every app at every throttle, round after round, so that a
 * noisy minute meets all of them. Each round has a browser of its own.
 * `measure(place, app, { throttle, round })` does one visit.
 */
export async function runRounds({ apps, throttles, rounds, origin, attempt }) {
  const failed = new Map()
  for (let round = 0; round < rounds; round += 1) {
    const browser = await launchBrowser()
    try {
      for (const app of apps)
        for (const throttle of throttles) {
          if ((failed.get(app.name) ?? 0) > failuresAllowed) continue
          const place = { browser, origin }
          const isDone = await attempt(place, app, { throttle, round })
          if (!isDone) failed.set(app.name, (failed.get(app.name) ?? 0) + 1)
        }
    } finally {
      await browser.close()
    }
  }
}
