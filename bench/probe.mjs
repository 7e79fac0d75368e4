import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from './browser/launchBrowser.mjs'
import { openModal } from './browser/openModal.mjs'
import { serveBuilds } from './browser/serveBuilds.mjs'
import { visitPage } from './browser/visitPage.mjs'
import { readApps } from './build/readApps.mjs'

// Opens an app's modal once and prints what the page did and shows: for
// writing the selectors of a new app. The app must have been built.
const appsFolder = join(import.meta.dirname, 'apps')
const workFolder = join(import.meta.dirname, 'work')
const names = [process.argv[2] ?? 'hasp']
const [app] = await readApps({ appsFolder, workFolder, names })
const server = await serveBuilds(workFolder)
const browser = await launchBrowser()
try {
  const visit = await visitPage({ browser, origin: server.origin }, app)
  const atLoad = [...visit.own]
  console.log('times', await openModal(visit, app))
  console.log('at load', atLoad)
  console.log('on open', visit.own.slice(atLoad.length))
  console.log('outside', visit.outside)
  console.log('errors', visit.errors)
  console.log('calls', await visit.page.evaluate(() => window.__bench.rpc))
  console.log(await visit.page.evaluate(listControls))
  const path = join(tmpdir(), `bench-${app.name}.png`)
  await visit.page.screenshot({ path })
  console.log(path)
} finally {
  await browser.close()
  server.close()
}

function listControls() {
  return window.__bench
    .all('button,dialog,[role=dialog],[role=button]')
    .map((element) => element.cloneNode(false).outerHTML.slice(0, 300))
    .join('\n')
}
