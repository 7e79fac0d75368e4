import { describe, expect, test } from 'vitest'
import { disconnect } from '../actions/connection/disconnect.js'
import { closeModal } from '../actions/modal/closeModal.js'
import { signIn } from '../actions/signIn/signIn.js'
import { signOut } from '../actions/signIn/signOut.js'
import { KitError } from '../errors/KitError.js'
import { internals } from '../kit/internals.js'
import { ada, bo } from '../siwxServer/openSite.test.fixture.js'
import { selectIsConnected } from '../stores/connection/connections.js'
import { codeOf } from '../testing/codeOf.js'
import { createTestKit } from '../testing/createTestKit.js'
import { testNetworks } from '../testing/testNetworks.js'
import { openPage, openSite, until } from './openSignIn.test.fixture.js'
import type { SignInOptions } from './SignInOptions.js'

type Page = ReturnType<typeof openPage>

const first = testNetworks[0].caipNetworkId
const second = testNetworks[1].caipNetworkId
const asAda = `${first}:${ada.address}`

/** Connects, and waits until there is something to sign. */
async function ask(page: Page) {
  await page.loaded()
  await page.connect()
  await until(() => page.status() === 'ready', page)
}

/** Connects and signs in. */
async function enter(page: Page) {
  await ask(page)
  await signIn(page.kit)
}

/** The same browser comes back later. */
async function comeBack(
  site: ReturnType<typeof openSite>,
  page: Page,
  options: SignInOptions = {},
) {
  page.stop()
  const next = openPage(site, { ...options, isGranted: true })
  await next.loaded()
  await site.clock.advance(100)
  return next
}

const cancel = ({ kit }: Page) => kit[internals].signIn?.steps()?.cancel()

test('[R1.19] [R8.16] without the option nobody is asked, and the action says so', async () => {
  const { kit } = createTestKit()
  expect(await codeOf(signIn(kit))).toBe('SIWX_NOT_ENABLED')
  await expect(signIn(kit)).rejects.toThrow('SIWX is not enabled')
})

test('[R8.17] without an account there is nothing to sign', async () => {
  const { kit } = openPage(openSite())
  await expect(signIn(kit)).rejects.toThrow('No ActiveCaipAddress found')
})

describe('a visitor who connects', () => {
  test('[R4.11] [R4.12] is asked; the signature closes the modal and is told', async () => {
    const site = openSite()
    const page = openPage(site)
    const names: string[] = []
    page.kit.events.subscribe(({ name }) => names.push(name))
    await ask(page)
    expect(page.view()).toBe('SIWXSignMessage')
    expect(page.signedInAs()).toBeUndefined()
    await signIn(page.kit)
    expect(page.signedInAs()).toBe(asAda)
    expect(page.view()).toBeUndefined()
    expect(names).toContain('SIWX_REQUEST')
    expect(names).toContain('SIWX_AUTH_SUCCESS')
    expect(page.prompts).toEqual([asAda])
    expect(site.requests).toEqual(['nonce', 'verify'])
  })

  test('the wallet is asked in the turn of the press', async () => {
    const page = openPage(openSite())
    await ask(page)
    const signing = signIn(page.kit)
    expect(page.prompts).toEqual([asAda])
    await signing
  })

  test('is asked at once, and asks the server for nothing without a wallet', async () => {
    const site = openSite()
    const page = openPage(site)
    await page.loaded()
    expect(site.requests).toEqual([])
    await page.connect()
    expect(page.view()).toBe('SIWXSignMessage')
  })

  test('is signed in after a reload, by one request and no prompt', async () => {
    const site = openSite()
    const page = openPage(site)
    await enter(page)
    site.requests.length = 0
    const next = await comeBack(site, page)
    await until(() => next.signedInAs() === asAda, next)
    expect(next.view()).toBeUndefined()
    expect(next.prompts).toEqual([])
    expect(site.requests).toEqual(['session'])
  })

  test('stays signed in while the server does not answer after a reload', async () => {
    const site = openSite()
    const page = openPage(site, { required: true })
    await enter(page)
    site.state.isDown = true
    const next = await comeBack(site, page, { required: true })
    await until(() => site.requests.includes('session'), next)
    expect(next.signedInAs()).toBe(asAda)
    expect(next.view()).toBeUndefined()
    site.state.isDown = false
    site.requests.length = 0
    await next.clock.advance(5_000)
    expect(site.requests).toEqual(['session'])
    expect(next.signedInAs()).toBe(asAda)
  })

  test('who declined is not asked again, nor after a reload', async () => {
    const site = openSite()
    const page = openPage(site)
    await ask(page)
    closeModal(page.kit)
    expect(page.view()).toBeUndefined()
    expect(page.signedInAs()).toBeUndefined()
    const next = await comeBack(site, page)
    expect(selectIsConnected(next.kit.stores.connections.getState())).toBe(true)
    expect(next.view()).toBeUndefined()
  })

  test('is asked for each account and each network once', async () => {
    const page = openPage(openSite())
    await enter(page)
    page.kite.emit({ type: 'networkChanged', caipNetworkId: second })
    await until(() => page.status() === 'ready', page)
    expect(page.signedInAs()).toBeUndefined()
    closeModal(page.kit)
    page.kite.emit({
      type: 'accountsChanged',
      accounts: [{ address: bo.address, type: 'eoa' }],
    })
    await until(() => page.status() === 'ready', page)
    await signIn(page.kit)
    expect(page.signedInAs()).toBe(`${second}:${bo.address}`)
    page.kite.emit({
      type: 'accountsChanged',
      accounts: [{ address: ada.address, type: 'eoa' }],
    })
    await page.clock.advance(1_000)
    expect(page.signedInAs()).toBeUndefined()
    expect(page.view()).toBeUndefined()
  })

  test('one sign-in serves all networks where the site says so', async () => {
    const page = openPage(openSite(), { scope: 'account' })
    await enter(page)
    page.kite.emit({ type: 'networkChanged', caipNetworkId: second })
    await page.clock.settle()
    expect(page.view()).toBeUndefined()
    expect(page.signedInAs()).toBe(`${second}:${ada.address}`)
  })
})

describe('cancelling', () => {
  test('[R4.13] stays connected where it is optional', async () => {
    const page = openPage(openSite())
    await ask(page)
    await cancel(page)
    expect(page.view()).toBeUndefined()
    expect(page.kite.calls).not.toContain('disconnect')
  })

  test('[R4.13] [R2.37] disconnects where it is required, and nothing else closes', async () => {
    const page = openPage(openSite(), { required: true })
    await ask(page)
    closeModal(page.kit)
    expect(page.view()).toBe('SIWXSignMessage')
    expect(page.kit.stores.modal.getState().isShaking).toBe(true)
    await cancel(page)
    expect(page.view()).toBeUndefined()
    expect(page.kite.calls).toContain('disconnect')
  })

  test('[R4.13] goes back to the network that is signed in', async () => {
    const page = openPage(openSite(), { required: true })
    await enter(page)
    page.kite.emit({ type: 'networkChanged', caipNetworkId: second })
    await until(() => page.status() === 'ready', page)
    await cancel(page)
    expect(page.kite.calls).toContain('switchNetwork')
    expect(page.signedInAs()).toBe(asAda)
    expect(page.view()).toBeUndefined()
  })
})

describe('what goes wrong', () => {
  test('[R8.1] nothing to sign after connecting: disconnected, at Connect', async () => {
    const site = openSite()
    const page = openPage(site)
    await page.loaded()
    site.state.isDown = true
    const notices: string[] = []
    page.kit.events.on('CONNECTION_NOTICE', ({ reason }) =>
      notices.push(reason),
    )
    const errors: string[] = []
    page.kit.events.on('SIWX_AUTH_ERROR', ({ code }) => errors.push(code))
    await page.connect()
    await until(() => notices.length > 0, page)
    expect(notices).toEqual(['notSignedIn'])
    expect(errors).toEqual(['SIGN_IN_INITIALIZATION_FAILED'])
    expect(page.view()).toBe('Connect')
    expect(page.kite.calls).toContain('disconnect')
  })

  test('[R8.33] declined in the wallet: told, and signed the next time', async () => {
    let isDeclined = true
    const page = openPage(openSite(), {
      signer: async (account, message) => {
        if (isDeclined) throw new KitError('USER_REJECTED')
        return await account.signMessage({ message })
      },
    })
    const errors: string[] = []
    page.kit.events.on('SIWX_AUTH_ERROR', ({ code }) => errors.push(code))
    await ask(page)
    await expect(signIn(page.kit)).rejects.toMatchObject({
      code: 'SIGN_MESSAGE_FAILED',
      cause: { code: 'USER_REJECTED' },
    })
    expect(errors).toEqual(['USER_REJECTED'])
    expect(page.status()).toBe('declined')
    expect(page.view()).toBe('SIWXSignMessage')
    isDeclined = false
    await signIn(page.kit)
    expect(page.signedInAs()).toBe(asAda)
  })

  test('[R8.33] another account signs: nobody is signed in', async () => {
    const page = openPage(openSite(), {
      signer: async (_, message) => await bo.signMessage({ message }),
    })
    await ask(page)
    await expect(signIn(page.kit)).rejects.toMatchObject({
      cause: { context: { reason: 'wrongSignature' } },
    })
    expect(page.status()).toBe('failed')
    expect(page.signedInAs()).toBeUndefined()
  })

  test('[R8.2] a failed sign-in that the site began itself shows the view, three times in five minutes', async () => {
    const page = openPage(openSite(), {
      signer: () => Promise.reject(new Error('the device is on fire')),
    })
    await ask(page)
    for (const view of [
      'SIWXSignMessage',
      'SIWXSignMessage',
      'SIWXSignMessage',
      undefined,
    ]) {
      closeModal(page.kit)
      expect(page.view()).toBeUndefined()
      expect(await codeOf(signIn(page.kit))).toBe('SIGN_MESSAGE_FAILED')
      expect(page.view()).toBe(view)
    }
  })

  test('a text of another site is not shown to be signed', async () => {
    const site = openSite({ origins: ['https://tide.example'] })
    const page = openPage(site)
    Object.assign(page.window, { location: new URL('https://evil.example') })
    await page.loaded()
    await page.connect()
    await until(() => page.view() === 'Connect', page)
    expect(page.prompts).toEqual([])
  })

  test('the text is renewed before it is too old', async () => {
    const site = openSite()
    const page = openPage(site)
    await ask(page)
    await page.clock.advance(9 * 60_000)
    await until(() => page.status() === 'ready', page)
    expect(site.requests).toEqual(['nonce', 'nonce'])
    await signIn(page.kit)
    expect(page.signedInAs()).toBe(asAda)
  })
})

describe('leaving', () => {
  test('a visitor who signs out stays connected and is not asked', async () => {
    const site = openSite()
    const page = openPage(site)
    await enter(page)
    await signOut(page.kit)
    expect(page.signedInAs()).toBeUndefined()
    expect(page.view()).toBeUndefined()
    expect(site.requests.at(-1)).toBe('sign-out')
    expect([...site.cookies.keys()]).not.toContain('__Host-hasp.siwx')
  })

  test('holds here at once when offline, and is told later', async () => {
    const site = openSite()
    const page = openPage(site)
    await enter(page)
    site.state.isDown = true
    void signOut(page.kit)
    expect(page.signedInAs()).toBeUndefined()
    await page.clock.settle()
    expect([...site.cookies.keys()]).toContain('__Host-hasp.siwx')
    site.state.isDown = false
    await page.clock.advance(10_000)
    expect([...site.cookies.keys()]).not.toContain('__Host-hasp.siwx')
  })

  test('[R9.23] disconnecting signs out, unless the site wants it to stay', async () => {
    for (const signOutOnDisconnect of [undefined, false]) {
      const site = openSite()
      const page = openPage(site, { signOutOnDisconnect })
      await enter(page)
      await disconnect(page.kit)
      await page.clock.settle()
      expect(site.requests.includes('sign-out')).toBe(
        signOutOnDisconnect !== false,
      )
    }
  })

  test('a wallet that is lost, as when the page is left, signs nobody out', async () => {
    const site = openSite()
    const page = openPage(site)
    await enter(page)
    page.adapter.remove(page.kite)
    await page.clock.settle()
    expect(selectIsConnected(page.kit.stores.connections.getState())).toBe(
      false,
    )
    expect(site.requests).not.toContain('sign-out')
    page.kite.grant({
      accounts: [{ address: ada.address, type: 'eoa' }],
      caipNetworkId: first,
    })
    page.adapter.add(page.kite)
    await until(() => page.signedInAs() === asAda, page)
    expect(page.view()).toBeUndefined()
  })

  test('another tab that signs out signs out here', async () => {
    const site = openSite()
    const page = openPage(site)
    await enter(page)
    page.store.removeItem('hasp.signInTokens')
    page.changeElsewhere('hasp.signInTokens')
    expect(page.signedInAs()).toBeUndefined()
  })
})

test('[R3.19] what is stored names accounts, and signs nobody in', async () => {
  const site = openSite()
  const page = openPage(site)
  await enter(page)
  expect(JSON.parse(page.store.getItem('hasp.signInTokens') ?? '')).toEqual({
    signedIn: [{ networkId: first, address: ada.address }],
    declined: [],
    leaving: [],
  })
  const secret = site.cookies.get('__Host-hasp.siwx')
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(page.store)).not.toContain(secret)
})
