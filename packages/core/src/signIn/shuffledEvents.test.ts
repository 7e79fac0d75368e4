import fc from 'fast-check'
import { expect, test } from 'vitest'
import { disconnect } from '../actions/connection/disconnect.js'
import { closeModal } from '../actions/modal/closeModal.js'
import { checkSignIn } from '../actions/signIn/checkSignIn.js'
import { signIn } from '../actions/signIn/signIn.js'
import { signOut } from '../actions/signIn/signOut.js'
import { internals } from '../kit/internals.js'
import type { ConnectorEvent } from '../ports/Connector.js'
import { ada, bo } from '../siwxServer/openSite.test.fixture.js'
import { selectConnected } from '../stores/connection/connections.js'
import { propertyRuns } from '../testing/propertyRuns.js'
import { testNetworks } from '../testing/testNetworks.js'
import { openPage, openSite } from './openSignIn.test.fixture.js'

type Page = ReturnType<typeof openPage>
type Site = ReturnType<typeof openSite>

/** A browser in which the site is open twice; the visitor sees one of them. */
type Browser = {
  readonly site: Site
  readonly tabs: readonly Page[]
  /** The tab that is seen, which is where things are pressed. */
  readonly seen: Page
  look(): void
  reload(): Promise<void>
}

/** Everything that may happen, in any order. */
const events: Readonly<Record<string, (browser: Browser) => unknown>> = {
  connect: ({ seen }) => seen.connect().catch(() => undefined),
  disconnect: ({ seen: { kit } }) => disconnect(kit).catch(() => undefined),
  ada: (browser) => emit(browser, accountOf(ada.address)),
  bo: (browser) => emit(browser, accountOf(bo.address)),
  first: (browser) => emit(browser, networkOf(0)),
  second: (browser) => emit(browser, networkOf(1)),
  sign: ({ seen: { kit } }) => signIn(kit).catch(() => undefined),
  signAgain: ({ seen: { kit } }) => signIn(kit).catch(() => undefined),
  signOut: ({ seen: { kit } }) => signOut(kit),
  close: ({ seen: { kit } }) => closeModal(kit),
  cancel: ({ seen: { kit } }) => kit[internals].signIn?.steps()?.cancel(),
  look: (browser) => browser.look(),
  reload: (browser) => browser.reload(),
  serverDown: ({ site: { state } }) => {
    state.isDown = true
  },
  serverUp: ({ site: { state } }) => {
    state.isDown = false
  },
  revoke: async ({ site: { server } }) => {
    await server.revoke({ accountId: asAda })
    await server.revoke({ accountId: asBo })
  },
  told401: ({ seen: { kit } }) => checkSignIn(kit),
  minutes: ({ site: { clock } }) => clock.advance(5 * 60_000),
  day: ({ site: { clock } }) => clock.advance(dayMs),
  moment: ({ site: { clock } }) => clock.settle(),
}

const presses = ['sign', 'signAgain']
const dayMs = 24 * 60 * 60_000 + 1_000
const asAda = `${testNetworks[0].caipNetworkId}:${ada.address}` as const
const asBo = `${testNetworks[1].caipNetworkId}:${bo.address}` as const

function emit({ tabs }: Browser, event: ConnectorEvent) {
  for (const { kite } of tabs) kite.emit(event)
}

function accountOf(address: string) {
  return {
    type: 'accountsChanged',
    accounts: [{ address, type: 'eoa' }],
  } as const
}

function networkOf(index: 0 | 1) {
  const { caipNetworkId } = testNetworks[index]
  return { type: 'networkChanged', caipNetworkId } as const
}

/** Two tabs of a site; each fails if its wallet is asked twice at once. */
async function openBrowser(required: boolean): Promise<Browser> {
  const site = openSite()
  const open = (isGranted: boolean) => {
    let asking = 0
    return openPage(site, {
      required,
      isGranted,
      async signer(account, message) {
        asking += 1
        most.push(asking)
        const signature = await account.signMessage({ message })
        asking -= 1
        return signature
      },
    })
  }
  const most: number[] = []
  const first = open(false)
  await first.loaded()
  await first.connect()
  const second = open(true)
  await second.loaded()
  const tabs = [first, second]
  let index = 0
  const show = () => {
    for (const [at, tab] of tabs.entries()) tab.look(at === index)
  }
  show()
  return {
    site,
    tabs,
    get seen() {
      expect(Math.max(0, ...most)).toBeLessThanOrEqual(1)
      return tabs[index] as Page
    },
    look() {
      index = 1 - index
      show()
    },
    async reload() {
      const before = tabs[index] as Page
      before.stop()
      const page = open(connectionOf(before) !== undefined)
      tabs[index] = page
      show()
      await page.loaded()
    },
  }
}

test('whatever happens in whichever order, in two tabs: one prompt at a time and by a press, and signed in is never said of another account', async () => {
  const names = Object.keys(events)
  let prompts = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...names), { minLength: 4, maxLength: 24 }),
      fc.boolean(),
      fc.boolean(),
      async (order, required, isCalm) => {
        const browser = await openBrowser(required)
        const { site, tabs } = browser
        const visited = new Set<Page>()
        const pressed = new Set<Page>()
        const pending: unknown[] = []
        const check = () => {
          for (const tab of tabs) {
            visited.add(tab)
            expectTruth(tab)
          }
          // Nobody is asked in two tabs, unless they pressed something in one.
          const asking = tabs.filter((tab) => tab.view() === view)
          if (asking.every((tab) => !pressed.has(tab)))
            expect(asking.length).toBeLessThanOrEqual(1)
        }
        for (const name of order) {
          if (name === 'connect' || presses.includes(name))
            pressed.add(browser.seen)
          pending.push(events[name]?.(browser))
          check()
          if (isCalm) await site.clock.settle()
        }
        site.state.isDown = false
        await site.clock.advance(2 * 60_000)
        await Promise.all(pending)
        // Whoever comes back to a tab is told what the site has taken back.
        for (const _ of tabs) {
          browser.look()
          await site.clock.advance(2 * 60_000)
        }
        check()
        // A wallet is asked by a press alone.
        const asked = [...visited].flatMap((tab) => tab.prompts)
        prompts += asked.length
        expect(asked.length).toBeLessThanOrEqual(
          order.filter((name) => presses.includes(name)).length,
        )
        // Who is said to be signed in, the server knows.
        for (const tab of tabs) {
          const signedInAs = tab.signedInAs()
          if (signedInAs) expect(await known(site)).toContain(signedInAs)
        }
        for (const tab of tabs) tab.stop()
        expect(site.clock.waiting()).toBe(0)
      },
    ),
    propertyRuns(100),
  )
  // It is no claim about wallets that nobody asks.
  expect(prompts).toBeGreaterThan(10)
})

const view = 'SIWXSignMessage'

function connectionOf({ kit }: Page) {
  return selectConnected(kit.stores.connections.getState(), 'eip155')
}

/** Only the account in use, on its network, is said to be signed in. */
function expectTruth(page: Page) {
  const connection = connectionOf(page)
  const { signedInAs } = page
  const inUse =
    connection &&
    `${connection.caipNetworkId}:${connection.accounts[0].address}`
  if (signedInAs() !== undefined) expect(signedInAs()).toBe(inUse)
}

async function known({ fetch }: Site): Promise<readonly string[]> {
  const response = await fetch('/siwx/session')
  const { accounts } = await response.json()
  return accounts.map((one: { accountId: string }) => one.accountId)
}
