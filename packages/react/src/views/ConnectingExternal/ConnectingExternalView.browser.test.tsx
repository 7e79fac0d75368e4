import { connect, goBack, navigate, openModal } from '@hasp/core'
import { KitError } from '@hasp/core/errors'
import { internals, selectRoute } from '@hasp/core/internal'
import {
  createTestKit,
  mockAdapter,
  mockConnector,
  testNetworks,
} from '@hasp/core/testing'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import ConnectView from '../Connect/ConnectView.js'
import { type ShowOptions, showView } from '../showView.test.fixture.js'
import ConnectingExternalView from './ConnectingExternalView.js'

const never = () => new Promise<never>(() => undefined)

function open({
  kit: options = {},
  view = {},
}: {
  kit?: Parameters<typeof createTestKit>[0]
  view?: ShowOptions
} = {}) {
  const kite = mockConnector({ networkId: 'eip155:31337' })
  const harbour = mockConnector({
    id: 'com.harbour',
    name: 'Harbour',
    networkId: 'eip155:31337',
    addresses: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
  })
  const adapter = mockAdapter({ connectors: [kite, harbour] })
  const testKit = createTestKit({
    adapters: [adapter],
    networks: testNetworks,
    ...options,
  })
  openModal(testKit.kit)
  const views = {
    Connect: ConnectView,
    ConnectingExternal: ConnectingExternalView,
  }
  const drawn = showView(testKit, views, view)
  const { stores } = testKit.kit[internals]
  return {
    ...testKit,
    ...drawn,
    adapter,
    harbour,
    kite,
    asked: () => kite.calls.filter((call) => call === 'connect').length,
    view: () => selectRoute(stores.router.getState()).view,
    status: () => drawn.element.querySelector('[role="status"]')?.textContent,
    isOpen: () => stores.modal.getState().isOpen,
    refuse: (error: unknown) =>
      kite.next('connect', () => Promise.reject(error)),
    choose() {
      drawn.press('Kite')
      return expect
        .poll(() => drawn.element.querySelector('h2')?.textContent)
        .toBe('Kite')
    },
  }
}

describe('ConnectingExternal', () => {
  it('[R2.18] waits, says so once connected for 600 ms, then leaves', async () => {
    const { asked, choose, clock, isOpen, kite, status } = open()
    const answers: (() => void)[] = []
    const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
    kite.next(
      'connect',
      () =>
        new Promise((resolve) =>
          answers.push(() =>
            resolve({
              accounts: [{ address, type: 'eoa' }],
              caipNetworkId: 'eip155:31337',
            }),
          ),
        ),
    )
    await choose()
    await expect.poll(status).toContain('Approve in Kite')
    expect(asked()).toBe(1)
    for (const answer of answers) answer()
    await expect.poll(status).toContain('ConnectedKite is ready')
    await clock.advance(599)
    expect(isOpen()).toBe(true)
    await clock.advance(1)
    expect(isOpen()).toBe(false)
  })

  it('goes to the wallets when another one is connected besides', async () => {
    const { choose, clock, press, status, text, view } = open({
      kit: { features: { multiWallet: true } },
    })
    press('Harbour')
    await expect.poll(status).toContain('Connected')
    await clock.advance(600)
    await expect.poll(text).toContain('Kite')
    await choose()
    await expect.poll(status).toContain('Kite is ready')
    await clock.advance(600)
    expect(view()).toBe('ProfileWallets')
  })

  it.each([
    [
      ['ProfileWallets', 'Connect'],
      ['Account', 'ProfileWallets'],
    ],
    [['ProfileWallets'], ['Account', 'ProfileWallets']],
  ] as const)(
    'goes back to the wallets it came from by %s',
    async (way, end) => {
      const { choose, clock, harbour, kit, status } = open({
        kit: { features: { multiWallet: true } },
      })
      await connect(kit, { connectorId: harbour.info.id })
      kit[internals].stores.router.setState({
        history: [{ view: 'Account' }, ...way.map((view) => ({ view }))],
      })
      if (way.length > 1) await choose()
      else
        navigate(kit, {
          type: 'push',
          route: {
            view: 'ConnectingExternal',
            parameters: { connectorId: 'io.kite' },
          },
        })
      await expect.poll(status).toContain('Kite is ready')
      await clock.advance(600)
      const { history } = kit.stores.router.getState()
      expect(history.map(({ view }) => view)).toEqual(end)
    },
  )

  it('gives a hint after 20 s and a way to ask again', async () => {
    const { asked, choose, clock, element, kite, press, status } = open()
    kite.next('connect', never)
    await choose()
    await expect.poll(status).toContain('Approve in Kite')
    const action = () => element.querySelector('[data-part="button"]')
    expect(action()?.getAttribute('data-tone')).toBe('quiet')
    await clock.advance(20_000)
    await expect.poll(status).toContain('Still waiting for Kite')
    expect(action()?.getAttribute('data-tone')).toBe('primary')
    press('Try again')
    await expect.poll(asked).toBe(2)
    await expect.poll(status).toContain('Connected')
  })

  it.each([
    ['USER_REJECTED', 'Request declined'],
    ['REQUEST_ALREADY_PENDING', 'Kite is waiting for you'],
    ['WALLET_LOCKED', 'Kite is locked'],
  ] as const)('%s: says "%s", and asking again works', async (code, words) => {
    const { choose, press, refuse, status } = open()
    refuse(new KitError(code))
    await choose()
    await expect.poll(status).toContain(words)
    press('Try again')
    await expect.poll(status).toContain('Connected')
  })

  it('a wallet that never answers has not responded after 5 minutes', async () => {
    const { choose, clock, kite, status } = open()
    kite.next('connect', never)
    await choose()
    await clock.advance(5 * 60_000)
    await expect.poll(status).toContain('Kite isn’t responding')
  })

  it('shows what the wallet really said on demand, short and as text', async () => {
    const { choose, element, find, refuse, status } = open()
    const lure = `<a href="https://evil.example">Send to 0xbad</a>${'!'.repeat(400)}`
    refuse(new KitError('WALLET_ERROR', {}, { cause: new Error(lure) }))
    await choose()
    await expect.poll(status).toContain('The wallet reported an error')
    expect(status()).not.toContain('evil')
    const raw = find('details pre')
    expect(raw.checkVisibility()).toBe(false)
    await userEvent.click(find('summary'))
    expect(raw.textContent).toContain('<a href="https://evil.example">')
    const lines = raw.textContent?.split('\n') ?? []
    expect(lines.map((line) => line.length)).toEqual([12, 200])
    expect(element.querySelector('a')).toBeNull()
  })

  it('keeps the focus on the button, and offers another wallet after three failures', async () => {
    const { asked, choose, press, refuse, status, text } = open()
    for (const _ of [1, 2, 3]) refuse(new KitError('USER_REJECTED'))
    await choose()
    for (const times of [2, 3]) {
      await expect.poll(text).toContain('Try again')
      press('Try again')
      await expect.poll(asked).toBe(times)
      await expect.poll(status).toContain('Request declined')
      expect(document.activeElement?.getAttribute('data-tone')).toBe('primary')
    }
    press('Use another wallet')
    await expect.poll(text).toContain('Harbour')
  })

  it.each(['Cancel', 'Back'])(
    '%s gives up: a late answer changes nothing',
    async (way) => {
      const { choose, kit, kite, press, status, text, view } = open()
      let answer: (value?: unknown) => void = () => undefined
      kite.next('connect', () => new Promise((resolve) => (answer = resolve)))
      await choose()
      await expect.poll(status).toContain('Approve in Kite')
      if (way === 'Cancel') press('Cancel')
      else goBack(kit)
      await expect.poll(text).toContain('Harbour')
      expect(view()).toBe('Connect')
      expect(kit.stores.connections.getState().attempt.phase).toBe('idle')
      answer()
      press('Kite')
      await expect.poll(status).toContain('Connected')
    },
  )

  it('leads to a wallet when this one is gone', async () => {
    const { adapter, choose, kite, press, status, view } = open()
    kite.next('connect', never)
    await choose()
    adapter.remove(kite)
    await expect.poll(status).toContain('Your wallet isn’t available')
    press('Get a wallet')
    await expect.poll(view).toBe('GetWallet')
  })

  it('opened by the page, asks once by itself', async () => {
    const { asked, kit, kite, status } = open()
    kite.next('connect', never)
    navigate(kit, {
      type: 'reset',
      route: {
        view: 'ConnectingExternal',
        parameters: { connectorId: 'io.kite' },
      },
    })
    await expect.poll(status).toContain('Approve in Kite')
    expect(asked()).toBe(1)
  })

  it('opened for a connected wallet, asks only when another account is wanted', async () => {
    const { asked, choose, clock, kit, kite, press, status } = open()
    await choose()
    await expect.poll(status).toContain('Connected')
    await clock.advance(600)
    kit[internals].stores.connections.setState({ attempt: { phase: 'idle' } })
    openModal(kit, {
      route: {
        view: 'ConnectingExternal',
        parameters: { connectorId: 'io.kite' },
      },
    })
    await expect.poll(status).toContain('Already connected')
    expect(asked()).toBe(1)
    kite.next('connect', never)
    press('Choose another account')
    await expect.poll(status).toContain('Choose another account')
    expect(asked()).toBe(2)
  })

  it('speaks Arabic and fits 320 px', async () => {
    const { element, kite, press, status } = open({
      view: { locale: 'ar', width: 320 },
    })
    kite.next('connect', never)
    await expect.poll(() => element.querySelector('[dir="rtl"]')).not.toBeNull()
    press('Kite')
    await expect.poll(status).toContain('وافق في Kite')
    for (const part of element.querySelectorAll('[data-part="view-content"]'))
      expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
  })
})

describe.each(['dark', 'light'] as const)(
  'ConnectingExternal in %s',
  (theme) => {
    it.each([
      ['while it waits', never],
      ['after a failure', () => Promise.reject(new KitError('WALLET_ERROR'))],
    ])('axe finds nothing to object to %s', async (_, answer) => {
      const { choose, element, find, kite, status } = open({ view: { theme } })
      kite.next('connect', answer)
      await choose()
      await expect.poll(status).toMatch(/Approve in|reported/)
      if (element.querySelector('summary')) find('summary').click()
      const { violations } = await axe.run(element)
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual(
        [],
      )
    })
  },
)
