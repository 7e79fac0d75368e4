import { setTimeout as wait } from 'node:timers/promises'
import { clickOn } from '../browser/clickOn.mjs'
import { openModal } from '../browser/openModal.mjs'
import { visitPage } from '../browser/visitPage.mjs'
import { tally } from './tally.mjs'

const openingMotionMs = 300
const reconnectLimitMs = 10_000

/**
 * One visit: wallet click → address on the page; reload → address again; and
 * every call the wallet and the network got meanwhile.
 */
export async function measureConnecting(place, app, { throttle }) {
  const visit = await visitPage(place, app, { throttle })
  try {
    const atLoad = await calls(visit, 0)
    if (app.modal) {
      await openModal(visit, app)
      await wait(openingMotionMs)
    }
    const beforeClick = visit.outside.length
    const times = await connect(visit, app)
    await visit.rest()
    const onConnect = await calls(visit, beforeClick)
    const beforeReload = visit.outside.length
    const reload = await reloadPage(visit)
    return {
      ...times,
      reload,
      atLoad,
      onConnect,
      onReload: await calls(visit, beforeReload),
      errors: visit.errors.slice(0, 3),
    }
  } finally {
    await visit.close()
  }
}

async function connect({ page }, app) {
  await page.evaluate(() => {
    const bench = window.__bench
    bench.rpc.length = 0
    bench.clickAt = null
  })
  const watching = page.evaluate(
    (modal) => window.__bench.watchConnection({ modal }),
    app.modal,
  )
  await clickOn(page, app.modal ? app.wallet : '#connect')
  return await watching
}

async function reloadPage({ page, rest }) {
  await page.reload({ waitUntil: 'load' })
  const isConnected = () => window.__bench.marks.connected !== undefined
  const limit = { timeout: reconnectLimitMs }
  // a kit that does not come back is recorded as that
  await page.waitForFunction(isConnected, null, limit).catch(() => {})
  await rest()
  return await page.evaluate(() => window.__bench.marks)
}

async function calls({ page, outside }, from) {
  const requests = outside.slice(from)
  return {
    provider: tally(await page.evaluate(() => window.__bench.rpc)),
    network: tally(requests.flatMap((request) => request.rpc ?? [])),
    outside: tally(requests.map((request) => request.host)),
  }
}
