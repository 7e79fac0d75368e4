import type { Page } from '@playwright/test'
import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { approveInFrame, hostedOptions, logIn } from '../pages/hostedLogin.js'
import { mailedCode } from '../pages/WalletHost.js'

declare global {
  /** What this frame said to others, as JSON. */
  var said: string[]
}

const secretKeys =
  /^(accessToken|refreshToken|serverHalf|recoveryHalf|envelope|recoveryEnvelope)$/

/** Notes what every frame says to another one from now on. */
async function listenIn(page: Page) {
  await page.addInitScript(() => {
    globalThis.said = []
    for (const sender of [MessagePort.prototype, window]) {
      const { postMessage } = sender
      sender.postMessage = function (this: unknown, ...sent: unknown[]) {
        globalThis.said.push(JSON.stringify(sent[0]) ?? '')
        return Reflect.apply(postMessage, this, sent)
      }
    }
  })
}

/** What the service gave away to the wallet, and nobody else is to have. */
function collectSecrets(page: Page): readonly string[] {
  const secrets: string[] = []
  page.on('response', async (response) => {
    if (!response.url().startsWith(stack.hostedWalletService.url)) return
    const text = await response.text().catch(() => '{}')
    if (!text.startsWith('{')) return
    JSON.parse(text, (key, value) => {
      if (secretKeys.test(key) && typeof value === 'string') secrets.push(value)
      return value
    })
  })
  return secrets
}

/** All that the page's origin keeps in this browser. */
const readStorage = (page: Page) =>
  page.evaluate(async () => {
    const kept: unknown[] = [
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
    ]
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        kept.push(
          await done(database.transaction(store).objectStore(store).getAll()),
        )
      database.close()
    }
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        kept.push(url)
    return JSON.stringify(kept)
  })

test('T-STO-05, G-37: the page keeps no address, code or token of the wallet, and hears no half and no token', async ({
  demo,
  page,
}) => {
  const email = 'canary@tide.example'
  await listenIn(page)
  const secrets = collectSecrets(page)
  await demo.open(hostedOptions)
  await logIn(demo, email)
  await demo.button('Sign message').first().click()
  await approveInFrame(demo)
  await expect.poll(() => secrets.length).toBeGreaterThanOrEqual(4)

  const storage = await readStorage(page)
  // It is what the kit keeps of the connection.
  expect(storage).toContain('eip155')
  const hidden = [email, await mailedCode(email, 1)]
  for (const canary of [...hidden, ...secrets])
    expect(storage).not.toContain(canary)

  const frame = page
    .frames()
    .find((one) => one.url().startsWith(stack.hostedWalletSite.url))
  const said = (await frame?.evaluate(() => globalThis.said))?.join('\n') ?? ''
  // The page is told who is logged in, for it asked by that address.
  expect(said).toContain(email)
  for (const canary of secrets) expect(said).not.toContain(canary)
})
