import { expect, it } from 'vitest'
import { disconnect } from '../actions/connection/disconnect.js'
import { undoDisconnect } from '../actions/connection/undoDisconnect.js'
import { closeModal } from '../actions/modal/closeModal.js'
import { checkSignIn } from '../actions/signIn/checkSignIn.js'
import { signIn } from '../actions/signIn/signIn.js'
import { signOut } from '../actions/signIn/signOut.js'
import type { NetworkId } from '../entities/network/networkId.js'
import { KitError } from '../errors/KitError.js'
import { internals } from '../kit/internals.js'
import { ada, bo } from '../siwxServer/openSite.test.fixture.js'
import { selectConnected } from '../stores/connection/connections.js'
import { testNetworks } from '../testing/testNetworks.js'
import {
  openPage,
  openSite,
  type Site,
  until,
} from './openSignIn.test.fixture.js'

type Page = ReturnType<typeof openPage>

/** Where a visitor is in the end. */
type End =
  | 'signed in'
  /** The view is on show. */
  | 'asked'
  /** Connected, and left in peace. */
  | 'connected'
  | 'disconnected'

type Row = {
  readonly when: string
  /** What happens after somebody has connected and, unless said, signed in. */
  readonly before?: 'asked'
  readonly does: (page: Page, site: Site, visit: () => Page) => Promise<Page>
  /** How often the view comes up by it, and the wallet is asked. */
  readonly asks:
    | number
    | { readonly required: number; readonly optional: number }
  readonly prompts: number
  readonly end: End | { readonly required: End; readonly optional: End }
}

const [first, second] = testNetworks
const adaHere = `${first.caipNetworkId}:${ada.address}` as const
const dayMs = 24 * 60 * 60_000

const stays =
  (act: (page: Page, site: Site) => unknown): Row['does'] =>
  async (page, site) => {
    await act(page, site)
    return page
  }
const switchTo = ({ kite }: Page, { address }: { address: string }) =>
  kite.emit({ type: 'accountsChanged', accounts: [{ address, type: 'eoa' }] })
const comeBack: Row['does'] = async (page, _site, visit) => {
  page.stop()
  return visit()
}
const cancel = async ({ kit }: Page) =>
  await kit[internals].signIn?.steps()?.cancel()

const rows: readonly Row[] = [
  {
    when: 'they sign in',
    before: 'asked',
    does: stays(({ kit }) => signIn(kit)),
    ...{ asks: 0, prompts: 1, end: 'signed in' },
  },
  {
    when: 'the wallet declines',
    before: 'asked',
    does: stays(({ kit }) => signIn(kit).catch(() => undefined)),
    ...{ asks: 0, prompts: 1, end: 'asked' },
  },
  {
    when: 'they close the view',
    before: 'asked',
    does: stays(({ kit }) => closeModal(kit)),
    ...{ asks: 0, prompts: 0 },
    end: { required: 'asked', optional: 'connected' },
  },
  {
    when: 'they cancel',
    before: 'asked',
    does: stays(cancel),
    ...{ asks: 0, prompts: 0 },
    end: { required: 'disconnected', optional: 'connected' },
  },
  {
    when: 'the page is loaded again while they are asked',
    before: 'asked',
    does: comeBack,
    ...{ asks: 1, prompts: 0, end: 'asked' },
  },
  {
    when: 'the page is loaded again after they cancelled',
    before: 'asked',
    async does(page, site, visit) {
      await cancel(page)
      if (!connectionOf(page)) return page
      return await comeBack(page, site, visit)
    },
    ...{ asks: 0, prompts: 0 },
    end: { required: 'disconnected', optional: 'connected' },
  },
  {
    when: 'the page is loaded again',
    does: comeBack,
    ...{ asks: 0, prompts: 0, end: 'signed in' },
  },
  {
    when: 'they open a second tab',
    does: async (_page, _site, visit) => visit(),
    ...{ asks: 0, prompts: 0, end: 'signed in' },
  },
  {
    when: 'the wallet goes to another account',
    does: stays((page) => switchTo(page, bo)),
    ...{ asks: 1, prompts: 0, end: 'asked' },
  },
  {
    when: 'the wallet goes to another account and comes back',
    does: stays(async (page) => {
      switchTo(page, bo)
      await page.clock.settle()
      switchTo(page, ada)
    }),
    ...{ asks: 1, prompts: 0, end: 'signed in' },
  },
  {
    when: 'they sign in with the other account, too',
    does: stays(async (page) => {
      switchTo(page, bo)
      await until(() => page.status() === 'ready', page)
      await signIn(page.kit)
    }),
    ...{ asks: 1, prompts: 1, end: 'signed in' },
  },
  {
    when: 'the wallet goes to another network',
    does: stays(({ kite }) => kite.emit(toNetwork(second.caipNetworkId))),
    ...{ asks: 1, prompts: 0, end: 'asked' },
  },
  {
    when: 'the wallet goes to a network that the site does not have',
    does: stays(({ kite }) => kite.emit(toNetwork('eip155:10'))),
    ...{ asks: 0, prompts: 0, end: 'connected' },
  },
  {
    when: 'they cancel on the other network',
    does: stays(async (page) => {
      page.kite.emit(toNetwork(second.caipNetworkId))
      await until(() => page.status() === 'ready', page)
      await cancel(page)
    }),
    asks: 1,
    prompts: 0,
    end: { required: 'signed in', optional: 'connected' },
  },
  {
    when: 'they disconnect',
    does: stays(({ kit }) => disconnect(kit)),
    ...{ asks: 0, prompts: 0, end: 'disconnected' },
  },
  {
    when: 'they disconnect and undo it',
    does: stays(async (page) => {
      const { id } = connectionOf(page) ?? {}
      page.kite.grant(granted)
      await disconnect(page.kit)
      await page.clock.settle()
      if (id) await undoDisconnect(page.kit, { connectionId: id })
    }),
    ...{ asks: 1, prompts: 0, end: 'asked' },
  },
  {
    when: 'they sign out',
    does: stays(({ kit }) => signOut(kit)),
    ...{ asks: 0, prompts: 0 },
    end: { required: 'disconnected', optional: 'connected' },
  },
  {
    when: 'they sign out, and the page is loaded again',
    async does(page, site, visit) {
      await signOut(page.kit)
      if (!connectionOf(page)) return page
      return await comeBack(page, site, visit)
    },
    ...{ asks: 0, prompts: 0 },
    end: { required: 'disconnected', optional: 'connected' },
  },
  {
    when: 'they come back after it has expired',
    async does(page, site, visit) {
      page.stop()
      await site.clock.advance(2 * dayMs)
      return visit()
    },
    asks: { required: 1, optional: 0 },
    prompts: 0,
    end: { required: 'asked', optional: 'connected' },
  },
  {
    when: 'they come back once more after it has expired',
    async does(page, site, visit) {
      page.stop()
      await site.clock.advance(2 * dayMs)
      const next = visit()
      await next.loaded()
      await until(() => next.signedInAs() === undefined, next)
      await site.clock.advance(1_000)
      return await comeBack(next, site, visit)
    },
    asks: { required: 2, optional: 0 },
    prompts: 0,
    end: { required: 'asked', optional: 'connected' },
  },
  {
    when: 'it expires while they look at the page',
    does: stays((_page, { clock }) => clock.advance(dayMs + 1_000)),
    asks: { required: 1, optional: 0 },
    prompts: 0,
    end: { required: 'asked', optional: 'connected' },
  },
  {
    when: 'it expires in a tab that they do not see',
    does: stays(async (page, { clock }) => {
      page.look(false)
      await clock.advance(dayMs + 1_000)
    }),
    ...{ asks: 0, prompts: 0, end: 'connected' },
  },
  {
    when: 'it expires in a tab that they do not see, and they come back to it',
    does: stays(async (page, { clock }) => {
      page.look(false)
      await clock.advance(dayMs + 1_000)
      page.look(true)
    }),
    asks: { required: 1, optional: 0 },
    prompts: 0,
    end: { required: 'asked', optional: 'connected' },
  },
  {
    when: 'it expires, and they connect once more',
    does: stays(async (page, { clock }) => {
      await clock.advance(dayMs + 1_000)
      if (page.view()) await cancel(page)
      else await disconnect(page.kit)
      await clock.settle()
      await page.connect()
    }),
    asks: { required: 2, optional: 1 },
    ...{ prompts: 0, end: 'asked' },
  },
  {
    when: 'the site revokes it, and they come back to the tab',
    does: stays(async (page, { clock, server }) => {
      page.look(false)
      await server.revoke({ accountId: adaHere })
      await clock.advance(2 * 60_000)
      page.look(true)
    }),
    asks: { required: 1, optional: 0 },
    prompts: 0,
    end: { required: 'asked', optional: 'connected' },
  },
  {
    when: 'the site revokes it, and tells the kit of its 401',
    does: stays(async ({ kit }, { server }) => {
      await server.revoke({ accountId: adaHere })
      await checkSignIn(kit)
    }),
    asks: { required: 1, optional: 0 },
    prompts: 0,
    end: { required: 'asked', optional: 'connected' },
  },
]

const granted = {
  accounts: [{ address: ada.address, type: 'eoa' }],
  caipNetworkId: first.caipNetworkId,
} as const

function toNetwork(caipNetworkId: NetworkId) {
  return { type: 'networkChanged', caipNetworkId } as const
}

function connectionOf({ kit }: Page) {
  return selectConnected(kit.stores.connections.getState(), 'eip155')
}

/** Counts how often the view comes up from now on. */
function countAsks({ kit }: Page) {
  let count = 0
  let wasShown = kit.stores.router.getState().history.at(-1)?.view
  kit.stores.router.subscribe(({ history }) => {
    const view = history.at(-1)?.view
    if (view === 'SIWXSignMessage' && wasShown !== view) count += 1
    wasShown = view
  })
  return () => count
}

function endOf(page: Page): End {
  const connection = connectionOf(page)
  if (page.view() === 'SIWXSignMessage') return 'asked'
  if (!connection) return 'disconnected'
  return connection.signedInAs ? 'signed in' : 'connected'
}

for (const mode of ['required', 'optional'] as const)
  it.each(rows)(`${mode}: $when`, async ({ when, ...row }) => {
    const site = openSite()
    const required = mode === 'required'
    const signer = when === 'the wallet declines' ? declines : undefined
    const page = openPage(site, { required, signer })
    await page.loaded()
    await page.connect()
    await until(() => page.status() === 'ready', page)
    if (row.before !== 'asked') await signIn(page.kit)
    page.prompts.length = 0

    const counts = [countAsks(page)]
    const visited = [page]
    const visit = () => {
      const next = openPage(site, { required, isGranted: true })
      counts.push(countAsks(next))
      visited.push(next)
      return next
    }
    const last = await row.does(page, site, visit)
    await last.loaded()
    await site.clock.advance(1_000)
    const end = typeof row.end === 'string' ? row.end : row.end[mode]
    await until(() => endOf(last) === end, last)
    await site.clock.advance(1_000)
    expect(endOf(last)).toBe(end)
    const asks = typeof row.asks === 'number' ? row.asks : row.asks[mode]
    expect(counts.reduce((sum, count) => sum + count(), 0)).toBe(asks)
    expect(visited.flatMap(({ prompts }) => prompts)).toHaveLength(row.prompts)
    for (const one of visited) one.stop()
  })

async function declines(): Promise<string> {
  throw new KitError('USER_REJECTED')
}
