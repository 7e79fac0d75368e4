import { setTimeout as wait } from 'node:timers/promises'
import { clickOn } from '../browser/clickOn.mjs'
import { openModal } from '../browser/openModal.mjs'
import { visitPage } from '../browser/visitPage.mjs'
import { quantile } from '../report/median.mjs'

const scrollMs = 5000
const wheelEveryMs = 40
const wheelPx = 240

/** Less would mean that the list stood still. */
const leastPx = 5000

/**
 * One visit: a list of thousands of wallets is scrolled with the wheel, and the
 * time between frames is recorded.
 * @throws when the list did not move
 */
export async function measureScrolling(place, app, { throttle, relay }) {
  const { count, grid, item, row } = app.list
  const query = `?wallets=${count}&relay=${encodeURIComponent(relay)}`
  const visit = await visitPage(place, app, { throttle, relay, query })
  const { page } = visit
  try {
    await openModal(visit, app)
    await visit.rest()
    await clickOn(page, row)
    await page.waitForFunction(
      (wanted) => window.__bench.first(wanted) !== undefined,
      item,
    )
    await visit.rest()
    const recording = await page.evaluateHandle(() =>
      window.__bench.recordFrames(),
    )
    await scroll(page, grid)
    const frames = await recording.evaluate((one) => {
      one.isStopped = true
      return one.frames
    })
    const scrolled = await page.evaluate(scrolledPx, grid)
    if (scrolled < leastPx) throw new Error(`scrolled ${scrolled} px only`)
    return {
      frames: frames.length,
      middle: quantile(frames, 0.5),
      late: quantile(frames, 0.95),
      longest: Math.max(...frames),
      scrolled,
      nodes: await page.evaluate(() => window.__bench.nodeCount()),
      errors: visit.errors.slice(0, 3),
    }
  } finally {
    await visit.close()
  }
}

async function scroll(page, grid) {
  const middle = await page.evaluate((wanted) => {
    const { x, y, width } = window.__bench.first(wanted).getBoundingClientRect()
    return { x: x + width / 2, y: y + 60 }
  }, grid)
  await page.mouse.move(middle.x, middle.y)
  const startedAt = performance.now()
  while (performance.now() - startedAt < scrollMs) {
    await page.mouse.wheel(0, wheelPx)
    await wait(wheelEveryMs)
  }
}

/** In the page: how far what scrolls around the grid has come. */
function scrolledPx(grid) {
  let node = window.__bench.all(grid)[0]
  while (node && node.scrollTop === 0) node = node.parentElement
  return node?.scrollTop ?? 0
}
