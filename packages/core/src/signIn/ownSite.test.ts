import { describe, expect, test } from 'vitest'
import { disconnect } from '../actions/connection/disconnect.js'
import { closeModal } from '../actions/modal/closeModal.js'
import { signIn } from '../actions/signIn/signIn.js'
import { signOut } from '../actions/signIn/signOut.js'
import type { SignInHandlers } from '../ports/SignInHandlers.js'
import { ada, bo } from '../siwxServer/openSite.test.fixture.js'
import { testNetworks } from '../testing/testNetworks.js'
import { openPage, openSite, until } from './openSignIn.test.fixture.js'
import { openHandlersSite, openSessionsSite } from './ownSite.test.fixture.js'
import { siwx } from './siwx.js'

type Page = ReturnType<typeof openPage>

const [first, second] = testNetworks.map(({ caipNetworkId }) => caipNetworkId)
const asAda = `${first}:${ada.address}`

async function ask(page: Page) {
  await page.loaded()
  await page.connect()
  await until(() => page.status() === 'ready', page)
}

async function enter(page: Page) {
  await ask(page)
  await signIn(page.kit)
}

function useAccount({ kite }: Page, { address }: { address: string }) {
  kite.emit({
    type: 'accountsChanged',
    accounts: [{ address, type: 'eoa' }],
  })
}

describe('a site with a session and handlers of its own', () => {
  const open = (changes: Partial<SignInHandlers> = {}, rules = {}) => {
    const own = openHandlersSite()
    const browser = openSite()
    const visit = (more = {}) =>
      openPage(browser, {
        feature: siwx({ ...own.handlers, ...changes }, rules),
        ...more,
      })
    return { ...own, browser, visit }
  }

  test('signs in, stays so after a reload, and signs out', async () => {
    const site = open()
    const page = site.visit()
    await enter(page)
    expect(page.signedInAs()).toBe(asAda)
    expect(page.view()).toBeUndefined()
    expect(page.prompts).toEqual([asAda])
    expect(site.requests).toEqual(['nonce', 'session', 'verify'])
    page.stop()

    const next = site.visit({ isGranted: true })
    await next.loaded()
    await until(() => next.signedInAs() === asAda, next)
    expect(next.view()).toBeUndefined()
    expect(next.prompts).toEqual([])
    await signOut(next.kit)
    expect(next.signedInAs()).toBeUndefined()
    expect(site.sessions.size).toBe(0)
  })

  test('whoever was signed in before is not asked', async () => {
    const site = open()
    site.sessions.set('the-browser', { address: ada.address, chainId: 31337 })
    const page = site.visit()
    await page.loaded()
    await page.connect()
    await until(() => page.signedInAs() === asAda, page)
    expect(page.view()).toBeUndefined()
  })

  test('another account is asked about anew', async () => {
    const site = open()
    const page = site.visit()
    await enter(page)
    useAccount(page, bo)
    await until(() => page.status() === 'ready', page)
    expect(page.signedInAs()).toBeUndefined()
    await signIn(page.kit)
    expect(page.signedInAs()).toBe(`${first}:${bo.address}`)
  })

  test('a refused signature is said, and the next one is of a new nonce', async () => {
    let isWrong = true
    const site = open()
    const page = site.visit({
      signer: async (account: typeof ada, message: string) =>
        await (isWrong ? bo : account).signMessage({ message }),
    })
    await ask(page)
    await expect(signIn(page.kit)).rejects.toMatchObject({
      cause: { context: { reason: 'wrongSignature' } },
    })
    expect(page.status()).toBe('failed')
    isWrong = false
    await until(
      () => site.requests.filter((one) => one === 'nonce').length === 2,
      page,
    )
    await page.clock.settle()
    expect(page.status()).toBe('failed')
    await signIn(page.kit)
    expect(page.signedInAs()).toBe(asAda)
  })

  test('a server that is down at a reload signs nobody out', async () => {
    const site = open({}, { required: true })
    const page = site.visit()
    await enter(page)
    page.stop()
    site.state.isDown = true
    const next = site.visit({ isGranted: true })
    await next.loaded()
    await until(() => site.requests.at(-1) === 'session', next)
    await next.clock.advance(30_000)
    expect(next.signedInAs()).toBe(asAda)
    expect(next.view()).toBeUndefined()
  })

  test.each([
    ['another site', (text: string) => text.replaceAll('tide.', 'evil.')],
    ['another account', (text: string) => text.replace(/0x\w{40}/, bo.address)],
    [
      'a domain that is another one’s name for itself',
      (text: string) =>
        text.replace('tide.example', 'tide.example@evil.example'),
    ],
    ['a hidden turn', (text: string) => text.replace('Sign', 'Sign\u202e')],
    ['no page', (text: string) => text.replace('URI: ', 'URL: ')],
    ['nothing', () => 'Hello'],
    ['too much', (text: string) => text + 'a'.repeat(9_000)],
  ])('a text that names %s is not shown to be signed', async (_, change) => {
    const { handlers } = openHandlersSite()
    const createMessage: SignInHandlers['createMessage'] = async (asked) =>
      change(await handlers.createMessage(asked))
    const site = open({ createMessage })
    const page = site.visit()
    await page.loaded()
    await page.connect()
    await until(() => page.view() === 'Connect', page)
    expect(page.prompts).toEqual([])
  })
})

describe('a site with a store of sessions', () => {
  const open = (rules = {}) => {
    const own = openSessionsSite()
    const browser = openSite()
    const visit = (more = {}) =>
      openPage(browser, { feature: siwx(own.sessions, rules), ...more })
    return { ...own, browser, visit }
  }

  test('signs in each account and network, and finds them again', async () => {
    const site = open({ multiple: true })
    const page = site.visit()
    await enter(page)
    expect(page.signedInAs()).toBe(asAda)
    page.kite.emit({
      type: 'networkChanged',
      caipNetworkId: second ?? 'eip155:1',
    })
    await until(() => page.status() === 'ready', page)
    await signIn(page.kit)
    expect(page.signedInAs()).toBe(`${second}:${ada.address}`)
    expect(site.kept()).toHaveLength(2)
    page.stop()

    const next = site.visit({ isGranted: true })
    await next.loaded()
    await until(() => next.signedInAs() === asAda, next)
    expect(next.prompts).toEqual([])
  })

  test('requires it where the site says so', async () => {
    const site = open()
    const page = site.visit()
    await ask(page)
    closeModal(page.kit)
    expect(page.view()).toBe('SIWXSignMessage')
  })

  test('a session that it refuses is none, and the next text is new', async () => {
    let isWrong = true
    const site = open()
    const page = site.visit({
      signer: async (account: typeof ada, message: string) =>
        await (isWrong ? bo : account).signMessage({ message }),
    })
    await ask(page)
    await expect(signIn(page.kit)).rejects.toMatchObject({
      cause: { context: { reason: 'refused' } },
    })
    isWrong = false
    await until(
      () => site.requests.filter((one) => one === 'nonce').length === 2,
      page,
    )
    await page.clock.settle()
    await signIn(page.kit)
    expect(page.signedInAs()).toBe(asAda)
    expect(site.kept()).toHaveLength(1)
  })

  test('disconnecting signs out', async () => {
    const site = open()
    const page = site.visit()
    await enter(page)
    await disconnect(page.kit)
    await page.clock.settle()
    expect(site.kept()).toEqual([])
  })
})
