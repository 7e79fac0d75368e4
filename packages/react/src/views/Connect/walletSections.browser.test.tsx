import type { KitOptions, WalletDirectory, WalletListing } from '@hasp/core'
import { KitError } from '@hasp/core/errors'
import { evm } from '@hasp/core/evm'
import { hostedWallet } from '@hasp/core/hostedWallet'
import { internals } from '@hasp/core/internal'
import {
  createTestHostedWallet,
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
  listing,
  manyListings,
} from '../AllWallets/openAllWallets.test.fixture.js'
import { nameOf, type ShowOptions, showView } from '../showView.test.fixture.js'
import ConnectView from './ConnectView.js'

const names = ['lumen', 'beacon', 'cinder', 'drift', 'ferry', 'garnet']
const directory = staticDirectory(names.map((id) => listing({ id })))

function open(
  parameters: {
    kit?: Partial<KitOptions>
    directory?: WalletDirectory
    isPairable?: boolean
    isPhone?: boolean
    recent?: readonly { id: string; name: string }[]
    installed?: readonly { name: string; rdns: string }[]
    window?: EventTarget
    view?: ShowOptions
  } = {},
) {
  const { isPairable = true, isPhone = false } = parameters
  const setup = createTestKit(
    {
      adapters: [evm()],
      networks: testNetworks,
      ...(isPairable && {
        connectors: [walletConnect({ client: fakePhoneClient().create })],
      }),
      ...parameters.kit,
      wallets: {
        directory: parameters.directory ?? directory,
        ...parameters.kit?.wallets,
      },
    },
    {
      ...(parameters.window && { window: parameters.window }),
      environment: { isMobile: () => isPhone },
    },
  )
  const { installed = [{ name: 'Kite', rdns: 'io.kite' }] } = parameters
  const mocks = installed.map((one) => {
    const mock = mockEvmWallet({ chainId: 31337, ...one })
    mock.announce(setup.window)
    return mock
  })
  setup.kit[internals].stores.connectors.setState({
    recent: parameters.recent ?? [],
  })
  const drawn = showView(setup, { Connect: ConnectView }, parameters.view)
  const rows = () =>
    [...drawn.element.querySelectorAll('[data-part="list-row"]')].map(nameOf)
  const isSettled = () =>
    rows().length > 0 &&
    drawn.element.querySelector('[data-part="skeleton"]') === null
  const settled = () => expect.poll(isSettled).toBe(true)
  const route = () => setup.kit.stores.router.getState().history.at(-1)
  return { ...setup, ...drawn, mocks, rows, settled, route }
}

const code = 'WalletConnectQR code'

describe('Connect with wallets of phones', () => {
  it('[R9.30] lists the seven sections in their order, then the whole list', async () => {
    const { rows, settled } = open({
      recent: [{ id: 'ferry', name: 'Ferry' }],
      kit: {
        wallets: {
          featured: ['drift'],
          custom: [listing({ id: 'own', name: 'Own' })],
        },
      },
    })
    await settled()
    expect(rows()).toEqual([
      code,
      'FerryRecent',
      'KiteInstalled',
      'Drift',
      'Own',
      'Lumen',
      'All wallets7',
    ])
  })

  it('[R9.30] follows another order of the sections', async () => {
    const { rows, settled } = open({
      kit: { wallets: { connectorOrder: ['injected', 'walletConnect'] } },
    })
    await settled()
    expect(rows().slice(0, 2)).toEqual(['KiteInstalled', code])
  })

  it('[R9.14] shows the wallets used last, most recent first', async () => {
    const { rows, settled } = open({
      recent: [
        { id: 'ferry', name: 'Ferry' },
        { id: 'lumen', name: 'Lumen' },
      ],
    })
    await settled()
    expect(rows().slice(0, 4)).toEqual([
      code,
      'FerryRecent',
      'LumenRecent',
      'KiteInstalled',
    ])
  })

  it('goes on with a wallet on a phone that was used last', async () => {
    const { element, route, settled } = open({
      recent: [{ id: 'ferry', name: 'Ferry' }],
    })
    await settled()
    const proceed = element.querySelector<HTMLElement>('[data-autofocus]')
    expect(proceed?.textContent).toContain('Ferry')
    proceed?.click()
    expect(route()).toEqual({
      view: 'ConnectingWalletConnect',
      parameters: { walletId: 'ferry' },
    })
  })

  it('has no row for the wallet behind an email, whose login stands above', async () => {
    const { element, settled } = open({
      recent: [
        { id: 'hostedWallet', name: 'Email wallet' },
        { id: 'ferry', name: 'Ferry' },
      ],
      kit: {
        connectors: [
          walletConnect({ client: fakePhoneClient().create }),
          hostedWallet({
            origin: 'https://wallet.example',
            client: createTestHostedWallet().client,
          }),
        ],
      },
    })
    await settled()
    expect(element.textContent).toContain('Ferry')
    expect(element.textContent).not.toContain('Email wallet')
  })

  it('leads to the code, for any wallet or a chosen one, and to the list', async () => {
    const { kit, press, route, settled } = open()
    await settled()
    press('WalletConnect')
    expect(route()).toEqual({ view: 'ConnectingWalletConnect' })
    kit[internals].stores.router.setState({ history: [{ view: 'Connect' }] })
    await settled()
    press('Lumen')
    expect(route()).toEqual({
      view: 'ConnectingWalletConnect',
      parameters: { walletId: 'lumen' },
    })
    kit[internals].stores.router.setState({ history: [{ view: 'Connect' }] })
    await settled()
    press('All wallets')
    expect(route()).toEqual({ view: 'AllWallets' })
  })

  it('asks an installed wallet inside the click', async () => {
    const { mocks, press, route, settled } = open()
    await settled()
    press('Kite')
    expect(mocks[0]?.calls[0]?.method).toBe('eth_requestAccounts')
    expect(route()?.view).toBe('ConnectingExternal')
  })

  it('[R9.27] says how many there are, and shows the list unless told not to', async () => {
    const many = staticDirectory(manyListings(543))
    const { rows, settled, stop } = open({ directory: many })
    await settled()
    expect(rows().at(-1)).toBe('All wallets540+')
    stop()
    for (const allWallets of [false, 'mobile'] as const) {
      const narrow = open({ kit: { features: { allWallets } } })
      await narrow.settled()
      expect(narrow.rows()).not.toContain('All wallets6')
      narrow.stop()
    }
    const phone = open({
      isPhone: true,
      kit: { features: { allWallets: 'mobile' } },
    })
    await phone.settled()
    expect(phone.rows().slice(0, 2)).toEqual(['KiteInstalled', 'All wallets6'])
  })

  it('[R9.28] collapses to what is installed or recent only when told to', async () => {
    const { rows, settled } = open({
      kit: { features: { collapseWallets: true } },
    })
    await settled()
    await expect.poll(rows).toEqual([code, 'KiteInstalled', 'All wallets6'])
  })

  it('keeps the places of wallets that are still asked for', async () => {
    const notify: (() => void)[] = []
    const slow: WalletDirectory = {
      isLocal: true,
      async getWallets(query, setup) {
        await new Promise<void>((resolve) => void notify.push(resolve))
        return directory.getWallets(query, setup)
      },
    }
    const { element, rows } = open({ directory: slow })
    const height = () =>
      element.querySelector('[data-part="view-content"]')?.clientHeight
    const before = height()
    await expect.poll(rows).toEqual([code, 'KiteInstalled', 'All wallets'])
    expect(height()).toBe(before)
    for (const one of notify) one()
    await expect.poll(rows).toHaveLength(6)
    expect(height()).toBe(before)
  })

  it('goes on without the directory when that fails', async () => {
    const broken: WalletDirectory = {
      getWallets: () => Promise.reject(new KitError('WALLET_LIST_UNAVAILABLE')),
    }
    const { rows, settled } = open({ directory: broken })
    await settled()
    expect(rows()).toEqual([code, 'KiteInstalled', 'All wallets'])
  })

  it('shows no excluded wallet: neither installed, recent, featured nor own', async () => {
    const { rows, settled } = open({
      recent: [{ id: 'lumen', name: 'Lumen' }],
      kit: {
        wallets: {
          exclude: ['io.kite', 'lumen', 'own'],
          featured: ['lumen'],
          custom: [listing({ id: 'own', name: 'Own' })],
        },
      },
    })
    await settled()
    expect(rows()).toEqual([
      code,
      'Beacon',
      'Cinder',
      ...rows().slice(3, -1),
      'All wallets5',
    ])
    expect(rows().join()).not.toMatch(/Kite|Lumen|Own/)
  })
})

describe('Connect on a phone', () => {
  it('leads with the whole list and has no code', async () => {
    const { rows, settled } = open({ isPhone: true, installed: [] })
    await settled()
    expect(rows()).toEqual([
      'All wallets6',
      'Lumen',
      'Beacon',
      'Cinder',
      'Drift',
    ])
  })

  it('puts the wallet whose browser this is first, and asks it by one press', async () => {
    const { element, mocks, rows, settled } = open({ isPhone: true })
    await settled()
    expect(rows().slice(0, 2)).toEqual(['KiteInstalled', 'All wallets6'])
    const proceed = element.querySelector<HTMLElement>('[data-autofocus]')
    expect(proceed?.textContent).toContain('Kite')
    proceed?.click()
    expect(mocks[0]?.calls[0]?.method).toBe('eth_requestAccounts')
  })

  it('opens the page in a wallet’s own browser inside the tap', async () => {
    const opens: unknown[] = []
    const window = Object.assign(new EventTarget(), {
      location: new URL('https://shop.example/'),
      navigator: { userAgent: 'Linux; Android 15' },
      open: (...call: unknown[]) => void opens.push(call),
    })
    const browsing: WalletListing = listing({
      id: 'browsing',
      browse: 'https://browsing.example/?url={url}',
      isPairable: false,
    })
    const { press, route, settled } = open({
      ...{ isPhone: true, installed: [], window },
      directory: staticDirectory([browsing]),
    })
    await settled()
    press('Browsing')
    expect(opens).toEqual([
      ['https://browsing.example/?url=https%3A%2F%2Fshop.example%2F', '_self'],
    ])
    expect(route()).toEqual({ view: 'Connect' })
  })
})

describe.each(['dark', 'light'] as const)('Connect in %s', (theme) => {
  it('axe finds nothing to object to with all sections', async () => {
    const { element, settled } = open({ view: { theme } })
    await settled()
    const { violations } = await axe.run(element)
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })

  it('fits 320 px in Arabic', async () => {
    const { element, settled, text } = open({
      view: { theme, locale: 'ar', width: 320 },
    })
    await settled()
    await expect.poll(text).toContain('كل المحافظ')
    for (const part of element.querySelectorAll('[data-part="view-content"]'))
      expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
  })
})
