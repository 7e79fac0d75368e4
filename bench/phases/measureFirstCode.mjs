import { clickOn } from '../browser/clickOn.mjs'
import { openModal } from '../browser/openModal.mjs'
import { visitWithRelay } from '../browser/visitWithRelay.mjs'
import { sumSizes } from '../build/weighFiles.mjs'

/**
 * One visit: click on the row of WalletConnect → a drawn code, in ms, and what
 * was fetched for it. `relay` is the real one, for an app that has it.
 */
export async function measureFirstCode(place, app, options) {
  const { relay, sizes, throttle } = options
  const visit = await visitWithRelay(place, app, { relay, throttle })
  try {
    await openModal(visit, app)
    await visit.rest()
    const ownBefore = new Set(visit.own)
    const outsideBefore = visit.outside.length
    const { code } = await showCode(visit, app.code)
    await visit.rest()
    const files = new Set(visit.own.filter((file) => !ownBefore.has(file)))
    return {
      code,
      files: [...files],
      js: sumSizes(sizes, '.js', files),
      outside: visit.outside.slice(outsideBefore).map(({ host }) => host),
      errors: visit.errors.slice(0, 3),
    }
  } finally {
    await visit.close()
  }
}

async function showCode({ page }, { row, drawing }) {
  await page.evaluate(() => {
    window.__bench.clickAt = null
  })
  const watching = page.evaluate((wanted) => window.__bench.watchCode(wanted), {
    drawing,
  })
  await clickOn(page, row)
  return await watching
}
