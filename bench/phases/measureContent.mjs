import { clickOn } from '../browser/clickOn.mjs'
import { visitWithRelay } from '../browser/visitWithRelay.mjs'

/**
 * Two visits, with a wallet in the browser and without one: first click → the
 * modal's first frame, its last row, its last picture.
 */
export async function measureContent(place, app, options) {
  const without = { ...app, fakeWallet: undefined }
  return {
    withWallet: await open(place, app, options),
    withoutWallet: await open(place, without, options),
  }
}

async function open(place, app, { relay, throttle }) {
  const visit = await visitWithRelay(place, app, { relay, throttle })
  try {
    const { page } = visit
    const watching = page.evaluate(
      (wanted) => window.__bench.watchContent(wanted),
      { modal: app.modal },
    )
    await clickOn(page, '#connect')
    return { ...(await watching), errors: visit.errors.slice(0, 3) }
  } finally {
    await visit.close()
  }
}
