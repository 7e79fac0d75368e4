import { afterEach, expect, test } from 'vitest'
import { signIn } from '../actions/signIn/signIn.js'
import { signOut } from '../actions/signIn/signOut.js'
import { createKit } from '../kit/createKit.js'
import { formatSignInMessage } from '../siwx/message/formatSignInMessage.js'
import {
  ada,
  bo,
  withoutContracts,
} from '../siwxServer/openSite.test.fixture.js'
import { fakeNode } from '../testing/fakeNode.js'
import {
  type ConsoleListener,
  listenToConsole,
} from '../testing/listenToConsole.js'
import { testNetworks } from '../testing/testNetworks.js'
import { localSiwx } from './localSiwx.js'
import { openPage, openSite, until } from './openSignIn.test.fixture.js'

const key = 'hasp.signInSessions'
const first = testNetworks[0].caipNetworkId
const asAda = `${first}:${ada.address}`
const weekMs = 7 * 24 * 60 * 60_000

type Rules = Parameters<typeof openPage>[1]

/** A browser whose site has no server, and whose networks have nodes. */
function openBrowser() {
  const state = { isDown: false }
  const node = fakeNode((call) =>
    state.isDown ? 'refuse' : withoutContracts(call),
  )
  return { ...openSite(), fetch: node.fetch, calls: node.calls, nodes: state }
}

function openLocal(site = openBrowser(), rules: Rules = {}) {
  const feature = localSiwx({ statement: 'Sign in to Tide.' })
  const page = openPage(site, { feature, ...rules })
  const sessions = () => JSON.parse(page.store.getItem(key) ?? '[]')
  return { ...page, sessions, site }
}

type Page = ReturnType<typeof openLocal>

async function ask(page: Page) {
  await page.loaded()
  await page.connect()
  await until(() => page.status() === 'ready', page)
}

async function comeBack({ site, stop }: Page) {
  stop()
  const page = openLocal(site, { isGranted: true })
  await page.loaded()
  return page
}

let heard: ConsoleListener | undefined
afterEach(() => heard?.stop())

test('it ends after a week, while its page is open', async () => {
  const page = openLocal()
  await ask(page)
  await signIn(page.kit)
  await page.clock.advance(weekMs - 60_000)
  expect(page.signedInAs()).toBe(asAda)
  await page.clock.advance(62_000)
  await until(() => page.signedInAs() === undefined, page)
  expect(page.sessions()).toEqual([])
})

test('[R3.12] what is kept of a visitor is the message, its text and the signature', async () => {
  const page = openLocal()
  await ask(page)
  await signIn(page.kit)
  expect(page.signedInAs()).toBe(asAda)
  expect(page.site.calls).toEqual([])
  const [session, ...others] = page.sessions()
  expect(others).toEqual([])
  expect(Object.keys(session).sort()).toEqual([
    'data',
    'form',
    'message',
    'signature',
  ])
  expect(session.data).toMatchObject({
    accountAddress: ada.address,
    chainId: first,
    domain: 'tide.example',
    uri: 'https://tide.example',
    statement: 'Sign in to Tide.',
  })
  expect(session.message).toBe(formatSignInMessage(session.data))
  const { message, signature } = session
  expect(signature).toBe(await ada.signMessage({ message }))
})

test('[R3.12] it signs in after a reload, and by no request', async () => {
  const page = openLocal()
  await ask(page)
  await signIn(page.kit)
  const next = await comeBack(page)
  await until(() => next.signedInAs() === asAda, next)
  expect(next.view()).toBeUndefined()
  expect(next.prompts).toEqual([])
  expect(next.site.calls).toEqual([])
})

type Change = (session: {
  data: Record<string, string>
  signature: string
}) => unknown

test.each<[string, Change]>([
  [
    'another account',
    ({ data }) => Object.assign(data, { accountAddress: bo.address }),
  ],
  ['another site', ({ data }) => Object.assign(data, { domain: 'a.example' })],
  [
    'another network',
    ({ data }) => Object.assign(data, { chainId: 'eip155:1' }),
  ],
  [
    'a longer time',
    ({ data }) =>
      Object.assign(data, { expirationTime: '2099-01-01T00:00:00.000Z' }),
  ],
  ['no signature', (session) => Object.assign(session, { signature: '0x' })],
  [
    'another signature',
    (session) => Object.assign(session, { signature: `0x${'11'.repeat(65)}` }),
  ],
])(
  '[R3.12] one that was changed to say %s signs nobody in',
  async (_, change) => {
    const page = openLocal()
    await ask(page)
    await signIn(page.kit)
    const sessions = page.sessions()
    change(sessions[0])
    page.store.setItem(key, JSON.stringify(sessions))
    const next = await comeBack(page)
    await until(() => next.sessions().length === 0, next)
    expect(next.signedInAs()).toBeUndefined()
  },
)

test('[R3.12] one that was signed for another site signs nobody in', async () => {
  const page = openLocal()
  await ask(page)
  await signIn(page.kit)
  const [session] = page.sessions()
  const data = {
    ...session.data,
    domain: 'other.example',
    uri: 'https://other.example',
  }
  const message = formatSignInMessage(data)
  const signature = await ada.signMessage({ message })
  page.store.setItem(
    key,
    JSON.stringify([{ ...session, data, message, signature }]),
  )
  const next = await comeBack(page)
  await until(() => next.sessions().length === 0, next)
  expect(next.signedInAs()).toBeUndefined()
})

test('[R3.12] it ends after a week, by the time in the message', async () => {
  const page = openLocal()
  await ask(page)
  await signIn(page.kit)
  await page.clock.advance(weekMs - 1_000)
  const before = await comeBack(page)
  await until(() => before.signedInAs() === asAda, before)
  await before.clock.advance(2_000)
  const after = await comeBack(before)
  await until(() => after.sessions().length === 0, after)
  expect(after.signedInAs()).toBeUndefined()
})

test('garbage in its place is nobody', async () => {
  const page = openLocal()
  page.store.setItem(key, '[{"data":{}}]')
  await ask(page)
  expect(page.signedInAs()).toBeUndefined()
  await signIn(page.kit)
  expect(page.sessions()).toHaveLength(1)
})

test('another account signs: nothing is kept', async () => {
  const page = openLocal(openBrowser(), {
    signer: async (_, message) => await bo.signMessage({ message }),
  })
  await ask(page)
  await expect(signIn(page.kit)).rejects.toMatchObject({
    cause: { context: { reason: 'wrongSignature' } },
  })
  expect(page.signedInAs()).toBeUndefined()
  expect(page.sessions()).toEqual([])
})

test('nodes that do not tell sign nobody in or out, and the wallet is not asked again', async () => {
  const site = openBrowser()
  const page = openLocal(site, {
    // As a contract account signs: only its nodes can tell.
    signer: async (_, message) => await bo.signMessage({ message }),
  })
  await ask(page)
  site.nodes.isDown = true
  const signing = signIn(page.kit).catch(() => undefined)
  await until(() => page.status() === 'unchecked', page)
  await signing
  expect(page.signedInAs()).toBeUndefined()
  site.nodes.isDown = false
  await page.clock.advance(6_000)
  await until(() => page.status() === 'failed', page)
  expect(page.prompts).toHaveLength(1)
})

test('who signs out is forgotten', async () => {
  const page = openLocal()
  await ask(page)
  await signIn(page.kit)
  await signOut(page.kit)
  expect(page.signedInAs()).toBeUndefined()
  expect(page.store.getItem(key)).toBeNull()
})

test('the console says that it proves nothing to a server', async () => {
  heard = listenToConsole()
  const kit = createKit({
    app: { name: 'Tide' },
    networks: testNetworks,
    siwx: localSiwx(),
  })
  const stop = kit.start()
  await expect
    .poll(() => heard?.received.join())
    .toContain('it proves nothing to a server')
  stop()
})
