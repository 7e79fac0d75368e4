import { visitPage } from './visitPage.mjs'

/** As `visitPage`; an app that pairs over a real relay gets its address. */
export async function visitWithRelay(place, app, options) {
  const relay = app.hasRelay ? options.relay : undefined
  const query = relay ? `?relay=${encodeURIComponent(relay)}` : ''
  return await visitPage(place, app, { ...options, relay, query })
}
