import { clickOn } from '../browser/clickOn.mjs'
import { visitWithRelay } from '../browser/visitWithRelay.mjs'

/** A shorter one is not told by the browser, and counts as this. */
const shortestMs = 16

/**
 * Every journey of an app in a visit of its own: what each press and each key
 * took until the next frame, as the Event Timing API says it.
 * @throws when a journey could not be walked to its end
 */
export async function measureInteractions(place, app, options) {
  const walked = []
  for (const [name, steps] of Object.entries(app.journeys))
    walked.push(await walk(place, app, { ...options, name, steps }))
  return {
    interactions: walked.flatMap(({ interactions }) => interactions),
    errors: walked.flatMap(({ errors }) => errors).slice(0, 3),
  }
}

async function walk(place, app, { name, relay, steps, throttle }) {
  const visit = await visitWithRelay(place, app, { relay, throttle })
  try {
    const { page } = visit
    const begun = []
    for (const step of steps) {
      const at = await page.evaluate(() => performance.now())
      begun.push({ at, said: `${name}: ${Object.values(step).join()}` })
      await take(page, step).catch((error) => {
        throw new Error(`${begun.at(-1).said}: ${error.message}`)
      })
    }
    await visit.rest()
    const told = await page.evaluate(() => window.__bench.interactions())
    return {
      interactions: assign(told, begun),
      errors: visit.errors.slice(0, 3),
    }
  } finally {
    await visit.close()
  }
}

/** Whoever presses something has seen it, and where it stands. */
async function take(page, { press, key, type, gone }) {
  if (key) return await page.keyboard.press(key)
  if (type) return await page.keyboard.type(type)
  if (gone)
    return await page.waitForFunction(
      (wanted) => window.__bench.first(wanted) === undefined,
      gone,
    )
  const selector = press
  await page.evaluate((what) => window.__bench.watchPlace(what), { selector })
  await clickOn(page, selector)
}

/** Those that were told, each under its step, and the short rest. */
function assign({ count, slow }, begun) {
  const told = slow.map(({ startedAt, lasted }) => ({
    step: begun.findLast(({ at }) => at <= startedAt)?.said,
    lasted,
  }))
  const rest = Array.from({ length: count - slow.length }, () => ({
    step: undefined,
    lasted: shortestMs,
  }))
  return [...told, ...rest]
}
