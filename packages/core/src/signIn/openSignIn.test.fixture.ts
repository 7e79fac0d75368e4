import type { PrivateKeyAccount } from 'viem/accounts'
import { expect } from 'vitest'
import { connect } from '../actions/connection/connect.js'
import { findSignIn } from '../kit/connection/findSignIn.js'
import type { SignInFeature } from '../kit/SignInFeature.js'
import type { Environment, KeyValueStore } from '../ports/Environment.js'
import type { SignMessage } from '../ports/SignMessage.js'
import {
  ada,
  bo,
  openSite as openServer,
  origin,
} from '../siwxServer/openSite.test.fixture.js'
import { selectConnected } from '../stores/connection/connections.js'
import { selectRoute } from '../stores/router.js'
import { createMemoryStore } from '../testing/createMemoryStore.js'
import { createTestKit, type TestKit } from '../testing/createTestKit.js'
import type { FakeClock } from '../testing/fakeClock.js'
import { mockAdapter } from '../testing/mockAdapter.js'
import { type MockConnector, mockConnector } from '../testing/mockConnector.js'
import { testNetworks } from '../testing/testNetworks.js'
import type { SignInOptions } from './SignInOptions.js'
import { siwx } from './siwx.js'

/** What a wallet answers when it is asked to sign. */
export type Signer = (
  account: PrivateKeyAccount,
  text: string,
) => Promise<string>

/** A site with a server of its own, and a browser that has cookies. */
export function openSite(...site: Parameters<typeof openServer>) {
  const { clock, server } = openServer(...site)
  const cookies = new Map<string, string>()
  const requests: string[] = []
  const state = { isDown: false }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = String(input)
    requests.push(path.replace('/siwx/', ''))
    if (state.isDown) throw new TypeError('Failed to fetch')
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const { body, method = 'GET', signal } = init ?? {}
    signal?.throwIfAborted()
    const response = await server.handle(
      new Request(new URL(path, origin), {
        method,
        headers: {
          cookie,
          ...(method === 'POST' && {
            origin,
            'content-type': 'application/json',
          }),
        },
        ...(body !== undefined && { body }),
      }),
    )
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0/.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    clock,
    cookies,
    exclusive: createExclusive(),
    fetch,
    requests,
    server,
    state,
    store: createMemoryStore(),
    /** Each is told what the others store. */
    tabs: new Set<(key: string) => void>(),
  }
}

/** One task of a name at a time, over all tabs. */
function createExclusive(): Environment['exclusive'] {
  const last = new Map<string, Promise<unknown>>()
  return async (name, task) => {
    const run = (last.get(name) ?? Promise.resolve()).then(task)
    last.set(
      name,
      run.catch(() => undefined),
    )
    return await run
  }
}

/** What a tab stores, the others are told of. */
function openStore(
  { store, tabs }: Pick<Site, 'store' | 'tabs'>,
  own: (key: string) => void,
): KeyValueStore {
  const tell = (key: string) => {
    for (const tab of tabs) if (tab !== own) queueMicrotask(() => tab(key))
  }
  return {
    getItem: store.getItem,
    setItem(key, value) {
      store.setItem(key, value)
      tell(key)
    },
    removeItem(key) {
      store.removeItem(key)
      tell(key)
    },
  }
}

export type Site = ReturnType<typeof openSite>

/** A page of the site, with a wallet that holds the accounts of Ada and Bo. */
export function openPage(
  site: Site,
  rules: SignInOptions & {
    readonly signer?: Signer | undefined
    /** How the site signs in, unless at its server of ours. */
    readonly feature?: SignInFeature | undefined
    /** Whether the console is told of everything. */
    readonly isLogged?: boolean
    /** The wallet knows the site from an earlier visit. */
    readonly isGranted?: boolean
  } = {},
) {
  const { feature, isGranted, isLogged, signer = signNow, ...given } = rules
  const time = { offMs: 0 }
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
  })
  const prompts: string[] = []
  const kite: MockConnector = mockConnector({
    networkId: testNetworks[0].caipNetworkId,
    addresses: [ada.address],
  })
  if (isGranted)
    kite.grant({
      accounts: [{ address: ada.address, type: 'eoa' }],
      caipNetworkId: testNetworks[0].caipNetworkId,
    })
  const signMessage: SignMessage = async ({ message, texts }) => {
    prompts.push(`${message.chainId}:${message.accountAddress}`)
    const account = [ada, bo].find(
      ({ address }) => address === message.accountAddress,
    )
    if (!account) throw new Error('Not an account of this wallet')
    const signature = await signer(account, texts.site)
    return { form: 'text', signature }
  }
  const adapter = mockAdapter({
    connectors: [kite],
    capabilities: { loadSignMessage: async () => signMessage },
  })
  const tell = (key: string) => setup.changeElsewhere(key)
  const setup: TestKit = createTestKit(
    {
      adapters: [adapter],
      networks: testNetworks,
      logLevel: isLogged ? 'info' : 'silent',
      siwx: feature ?? siwx({ url: '/siwx', ...given }),
    },
    {
      clock: { ...site.clock, now: () => site.clock.now() + time.offMs },
      store: openStore(site, tell),
      window: Object.assign(new EventTarget(), {
        document,
        location: new URL(origin),
      }),
      environment: { exclusive: site.exclusive, fetch: site.fetch },
    },
  )
  const { kit } = setup
  site.tabs.add(tell)
  return {
    ...setup,
    stop() {
      site.tabs.delete(tell)
      setup.stop()
    },
    adapter,
    kite,
    prompts,
    /** What is fetched with the start is there. */
    async loaded() {
      await findSignIn(kit)?.load()
      await site.clock.settle()
    },
    connect: () => connect(kit, { connectorId: 'io.kite' }),
    /** How far off the visitor's clock is. */
    time,
    /** The visitor looks at this tab, or at another one. */
    look(isSeen: boolean) {
      document.visibilityState = isSeen ? 'visible' : 'hidden'
      document.dispatchEvent(new Event('visibilitychange'))
    },
    /** The view on show, if any. */
    view: () =>
      kit.stores.modal.getState().isOpen
        ? selectRoute(kit.stores.router.getState()).view
        : undefined,
    status: () => findSignIn(kit)?.state.getState().attempt.status,
    /** The account in use, if it is signed in. */
    signedInAs() {
      const connection = selectConnected(
        kit.stores.connections.getState(),
        'eip155',
      )
      return connection?.signedInAs
    },
  }
}

async function signNow(account: PrivateKeyAccount, text: string) {
  return await account.signMessage({ message: text })
}

/** Waits until something is so; work of other chunks is on its way. */
export async function until(
  isSo: () => boolean,
  { clock }: { readonly clock: FakeClock },
): Promise<void> {
  const settle = async () => {
    await clock.settle()
    return isSo()
  }
  await expect.poll(settle, { interval: 1, timeout: 10_000 }).toBe(true)
}
