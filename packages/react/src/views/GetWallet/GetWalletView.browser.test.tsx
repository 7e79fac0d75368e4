import { closeModal, type WalletListing } from '@hasp/core'
import { evm } from '@hasp/core/evm'
import { internals } from '@hasp/core/internal'
import {
  createTestKit,
  fakePhoneClient,
  mockEvmWallet,
  testNetworks,
} from '@hasp/core/testing'
import { walletConnect } from '@hasp/core/walletConnect'
import { staticDirectory } from '@hasp/core/walletDirectory'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import {
  reloadPage,
  returnAfterReload,
} from '../../hooks/internal/modal/returnAfterReload.js'
import { listing } from '../AllWallets/openAllWallets.test.fixture.js'
import { nameOf, type ShowOptions, showView } from '../showView.test.fixture.js'
import GetWalletView from './GetWalletView.js'

const listings = ['kite', 'lumen', 'beacon', 'cinder', 'drift', 'ferry'].map(
  (id) =>
    listing({
      id,
      rdns: `io.${id}`,
      stores: {
        ios: `https://ios.example/${id}`,
        android: `https://android.example/${id}`,
        chrome: `https://chrome.example/${id}`,
      },
    }),
)

function open(
  view: ShowOptions = {},
  {
    walletId,
    isPhone = false,
    wallets = listings,
    page = {},
  }: {
    walletId?: string
    isPhone?: boolean
    wallets?: readonly WalletListing[]
    /** What else the page's window has. */
    page?: object
  } = {},
) {
  const window = Object.assign(new EventTarget(), {
    navigator: {
      userAgent: isPhone ? 'iPhone OS 18' : 'X11; Linux Chrome/140',
    },
    ...page,
  })
  const testKit = createTestKit(
    {
      adapters: [evm()],
      networks: testNetworks,
      connectors: [walletConnect({ client: fakePhoneClient().create })],
      wallets: { directory: staticDirectory(wallets) },
    },
    { window, environment: { isMobile: () => isPhone } },
  )
  testKit.kit[internals].stores.router.setState({
    history: [
      { view: 'Connect' },
      { view: 'GetWallet', ...(walletId && { parameters: { walletId } }) },
    ],
  })
  const drawn = showView(testKit, { GetWallet: GetWalletView }, view)
  return { ...testKit, ...drawn }
}

describe('GetWallet', () => {
  it('gives three steps and one link, to a neutral page', () => {
    const { element } = open()
    expect(element.querySelectorAll('ol > li')).toHaveLength(3)
    const links = [...element.querySelectorAll('a')]
    expect(links.map(({ href, rel, target }) => [href, rel, target])).toEqual([
      [
        'https://ethereum.org/wallets/find-wallet/',
        'noopener noreferrer',
        '_blank',
      ],
    ])
  })

  it('looks again, says that nothing was found, and what may help', async () => {
    const { clock, press, text } = open()
    press('I’ve installed it')
    await expect.poll(text).toContain('Checking…')
    await clock.advance(4_000)
    await expect.poll(text).toContain('No new wallet found')
    expect(text()).toContain('reload this page')
  })

  it('reloads the page, which comes back here and finds what is new', async () => {
    const session = new Map<string, string>()
    const sessionStorage = {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, text: string) => void session.set(key, text),
      removeItem: (key: string) => void session.delete(key),
    }
    let reloads = 0
    const location = { reload: () => (reloads += 1) }
    const page = { location, sessionStorage }
    const before = open({}, { page, walletId: 'lumen' })
    const old = mockEvmWallet({ name: 'Beacon', rdns: 'io.beacon' })
    old.announce(before.window)
    await expect.poll(before.text).toContain('Get Lumen')
    before.press('I’ve installed it')
    await before.clock.advance(4_000)
    await expect.poll(before.text).toContain('Reload this page')
    before.press('Reload this page')
    expect(reloads).toBe(1)
    before.stop()

    const { clock, kit, press, text, window } = open({}, { page })
    closeModal(kit)
    await clock.advance(1_000)
    returnAfterReload(kit)
    expect(session.size).toBe(0)
    const { history } = kit.stores.router.getState()
    expect(history.map(({ view }) => view)).toEqual(['Connect', 'GetWallet'])
    expect(kit.stores.modal.getState().isOpen).toBe(true)
    await expect.poll(text).toContain('Get Lumen')
    old.announce(window)
    await expect.poll(text).toContain('Checking…')
    mockEvmWallet({ name: 'Lumen', rdns: 'io.lumen' }).announce(window)
    await expect.poll(text).toContain('Lumen is installed')
    press('Connect Lumen')
  })

  it.each([
    ['what is no JSON', 'x'],
    ['what is no place', '[]'],
    ['a reload of long ago', '{"at":0,"knownIds":[]}'],
  ])('does not come back for %s', (_, text) => {
    const session = new Map([['hasp.returnTo', text]])
    const sessionStorage = {
      getItem: (key: string) => session.get(key) ?? null,
      removeItem: (key: string) => void session.delete(key),
    }
    const { kit } = open({}, { page: { sessionStorage } })
    closeModal(kit)
    returnAfterReload(kit)
    expect(kit.stores.modal.getState().isOpen).toBe(false)
    expect(session.size).toBe(0)
  })

  it('reloads where nothing may be stored', async () => {
    let reloads = 0
    const page = {
      location: { reload: () => (reloads += 1) },
      get sessionStorage(): Storage {
        throw new Error('SecurityError')
      },
    }
    const { kit } = open({}, { page: {} })
    const window = Object.defineProperties(
      new EventTarget(),
      Object.getOwnPropertyDescriptors(page),
    )
    Object.assign(kit[internals].environment, { window })
    reloadPage(kit, { knownIds: [] })
    expect(reloads).toBe(1)
    expect(() => returnAfterReload(kit)).not.toThrow()
  })

  it('connects the wallet that was found, with one press', async () => {
    const { kit, press, text, window } = open()
    press('I’ve installed it')
    const wallet = mockEvmWallet({
      name: 'Kite',
      rdns: 'io.kite',
      chainId: 31337,
    })
    wallet.announce(window)
    await expect.poll(text).toContain('Kite is installed')
    press('Connect Kite')
    expect(wallet.calls[0]?.method).toBe('eth_requestAccounts')
    expect(kit.stores.router.getState().history.at(-1)).toEqual({
      view: 'ConnectingExternal',
      parameters: { connectorId: 'io.kite' },
    })
    await expect.poll(() => wallet.isGranted()).toBe(true)
  })

  it('begins with a few wallets of the list, none of which is installed', async () => {
    const { element, press, window } = open()
    mockEvmWallet({ name: 'Kite', rdns: 'io.kite' }).announce(window)
    const names = () =>
      [...element.querySelectorAll('[data-part="list-row"]')].map(nameOf)
    await expect.poll(names).toEqual(['Lumen', 'Beacon', 'Cinder', 'Drift'])
    press('Lumen')
    await expect
      .poll(() => document.activeElement?.textContent)
      .toBe('Get Lumen')
    press('Other wallets')
    await expect.poll(names).toEqual(['Lumen', 'Beacon', 'Cinder', 'Drift'])
  })

  it('says where one wallet can be had, with codes for phones', async () => {
    const { element, press, text } = open({}, { walletId: 'lumen' })
    await expect.poll(text).toContain('Get Lumen')
    const links = () =>
      [...element.querySelectorAll('a')].map(({ href }) => href)
    expect(links()).toEqual([
      'https://chrome.example/lumen',
      'https://lumen.example/',
    ])
    const code = () =>
      element.querySelector('[role=img]')?.getAttribute('aria-label')
    await expect.poll(code).toBe('QR code for Lumen on App Store')
    press('Google Play')
    await expect.poll(code).toBe('QR code for Lumen on Google Play')
  })

  it('fills in what is made for this browser, and folds the others', async () => {
    const stores = {
      edge: 'https://edge.example',
      firefox: 'https://firefox.example',
      chrome: 'https://chrome.example',
    }
    const wallets = [listing({ id: 'lumen', stores })]
    const { element, text } = open({}, { walletId: 'lumen', wallets })
    await expect.poll(text).toContain('Chrome extension')
    const links = [...element.querySelectorAll('a')]
    const seen = () =>
      links
        .filter((link) => link.checkVisibility())
        .map(({ href }) => new URL(href).hostname)
    expect(seen()).toEqual(['chrome.example'])
    const button = element.querySelector('[data-part="view-footer"] button')
    const colorOf = (part: Element | null | undefined) =>
      part && getComputedStyle(part).backgroundColor
    expect(colorOf(links[0])).toBe(colorOf(button))
    element.querySelector('summary')?.click()
    expect(seen()).toEqual([
      'chrome.example',
      'edge.example',
      'firefox.example',
      'lumen.example',
    ])
    expect(colorOf(links[1])).not.toBe(colorOf(button))
  })

  it('folds nothing where nothing is made for this browser', async () => {
    const wallets = [listing({ id: 'lumen', stores: {} })]
    const { element, text } = open({}, { walletId: 'lumen', wallets })
    await expect.poll(text).toContain('Official website')
    expect(element.querySelector('details')).toBeNull()
  })

  it('on a phone, shows its store first and then leads to the app', async () => {
    const { element, kit, press, text } = open(
      {},
      { walletId: 'lumen', isPhone: true },
    )
    await expect.poll(text).toContain('Get Lumen')
    expect(element.querySelector('a')?.href).toBe('https://ios.example/lumen')
    expect(element.querySelector('[role=tab]')).toBeNull()
    press('I’ve installed it')
    expect(kit.stores.router.getState().history.at(-1)).toEqual({
      view: 'ConnectingWalletConnect',
      parameters: { walletId: 'lumen' },
    })
  })

  it('helps in general when the list has no such wallet', async () => {
    const { text } = open({}, { walletId: 'unknown' })
    await expect.poll(text).toContain('ethereum.org')
    expect(text()).toContain('Get a wallet')
  })

  it('speaks Arabic and fits 320 px', async () => {
    const { element, text } = open({ locale: 'ar', width: 320 })
    await expect.poll(text).toContain('احصل على محفظة')
    for (const part of element.querySelectorAll('[data-part="view-content"]'))
      expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
  })

  it('fits 320 px with the downloads of a wallet', async () => {
    const { element, text } = open({ width: 320 }, { walletId: 'lumen' })
    await expect.poll(text).toContain('Scan with your phone’s camera')
    for (const part of element.querySelectorAll('[data-part="view-content"]'))
      expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
    const { violations } = await axe.run(element)
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  it.each(['dark', 'light'] as const)(
    'axe finds nothing to object to in %s',
    async (theme) => {
      const { clock, element, press, text } = open({ theme })
      press('I’ve installed it')
      await clock.advance(4_000)
      await expect.poll(text).toContain('No new wallet found')
      const { violations } = await axe.run(element)
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual(
        [],
      )
    },
  )
})
