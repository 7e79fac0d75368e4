import { connect, defineNetwork } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { mockAdapter, mockConnector, testNetworks } from '@hasp/core/testing'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { kiteListing, openPairing } from '../openPairing.test.fixture.js'

type StatusPanel = ReturnType<typeof openPairing>

const open = openPairing

const tabs = ({ element }: StatusPanel) =>
  [...element.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent)

/** A wallet that is an app and nothing else. */
const plain = {
  ...kiteListing,
  rdns: undefined,
  links: { native: 'kite://' },
  stores: {},
}

describe('the ways to a wallet', () => {
  it('[R2.5] one tab per way, reached by keyboard; a code first', async () => {
    const drawn = open()
    await expect.poll(drawn.code).not.toBeNull()
    expect(tabs(drawn)).toEqual(['Phone', 'Web', 'Desktop', 'Browser'])
    drawn.find('[role="tab"]').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(drawn.status).toContain('on Kite’s website')
    await userEvent.keyboard('{End}')
    await expect.poll(drawn.status).toContain('Kite isn’t installed')
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(drawn.status).toContain('Scan with the Kite app')
    const focused = document.activeElement
    expect(focused?.getAttribute('aria-selected')).toBe('true')
    expect(drawn.phone.pairings).toHaveLength(1)
  })

  it('asks for the namespace that it was opened for, again after a no', async () => {
    const sun = defineNetwork({
      id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      name: 'Sun',
      chainNamespace: 'solana',
      nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
      rpcUrls: { default: { http: [] } },
    })
    const drawn = open({
      adapters: [mockAdapter(), mockAdapter({ namespace: 'solana' })],
      options: { networks: [...testNetworks, sun] },
      route: {
        view: 'ConnectingWalletConnect',
        parameters: { namespace: 'solana' },
      },
    })
    const asked = () => {
      const attempt = drawn.kit.stores.connections.getState().attempt
      return attempt.phase === 'waiting' ? attempt.namespace : undefined
    }
    await expect.poll(drawn.code).not.toBeNull()
    expect(asked()).toBe('solana')
    drawn.phone.last().reject()
    await expect.poll(() => drawn.phone.pairings.length).toBe(2)
    expect(asked()).toBe('solana')
  })

  it('shows no tabs for a single way', async () => {
    const drawn = open({ listing: plain })
    await expect.poll(drawn.code).not.toBeNull()
    expect(tabs(drawn)).toEqual([])
  })

  it('asks an installed wallet without any code', async () => {
    const kite = mockConnector({ networkId: 'eip155:31337' })
    const drawn = open({ connectors: [kite] })
    await expect.poll(drawn.status).toContain('Kite is installed')
    expect(tabs(drawn)[0]).toBe('Browser')
    expect(drawn.phone.pairings).toHaveLength(0)
    drawn.press('Connect Kite')
    await expect.poll(drawn.text).toContain('ConnectingExternal')
    await expect
      .poll(() => drawn.kit.stores.connections.getState().attempt.phase)
      .toBe('connected')
    expect(kite.calls).toEqual(['connect'])
  })

  it.each([
    ['Web', 'https://app.kite.example/wc?uri=wc%3A'],
    ['Desktop', 'kite://wc?uri=wc%3A'],
  ])('opens %s beside the page, which it cannot reach', async (tab, link) => {
    const drawn = open()
    await expect.poll(() => tabs(drawn).length).toBe(4)
    drawn.press(tab)
    await expect.poll(drawn.text).toContain('Open Kite')
    await expect
      .poll(() => drawn.element.querySelector('[aria-busy="true"]'))
      .toBeNull()
    drawn.press('Open Kite')
    expect(drawn.page.opened).toHaveLength(1)
    expect(drawn.page.opened[0]).toContain(`_blank noopener,noreferrer ${link}`)
  })

  it('leads to where the wallet can be had', async () => {
    const drawn = open()
    await expect.poll(drawn.text).toContain('Don’t have Kite?')
    drawn.press('Get Kite')
    expect(drawn.kit.stores.router.getState().history.at(-1)).toEqual({
      view: 'GetWallet',
      parameters: { walletId: 'kite' },
    })
  })

  it('gives up the attempt when the view is left, not the code', async () => {
    const drawn = open()
    await expect.poll(drawn.code).not.toBeNull()
    drawn.press('Get Kite')
    const { connections } = drawn.kit.stores
    await expect.poll(() => connections.getState().attempt.phase).toBe('idle')
    expect(drawn.phone.last().isCancelled()).toBe(false)
  })
})

describe('after the approval', () => {
  it('says so, and closes', async () => {
    const drawn = open()
    await expect.poll(drawn.code).not.toBeNull()
    drawn.phone.last().approve()
    await expect.poll(drawn.status).toBe('ConnectedKite is ready to use.')
    await drawn.pass(599)
    expect(drawn.isOpen()).toBe(true)
    await drawn.pass(1)
    expect(drawn.isOpen()).toBe(false)
  })

  it('shows the wallets where there are several, and says which came', async () => {
    const harbour = mockConnector({
      id: 'com.harbour',
      networkId: 'eip155:31337',
      addresses: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
    })
    const drawn = open({
      connectors: [harbour],
      options: { features: { multiWallet: true } },
      route: { view: 'WhatIsAWallet' },
    })
    await connect(drawn.kit, { connectorId: 'com.harbour' })
    drawn.kit[internals].stores.router.setState({
      history: [
        { view: 'ConnectingWalletConnect', parameters: { walletId: 'kite' } },
      ],
    })
    await expect.poll(drawn.code).not.toBeNull()
    drawn.phone.last().approve()
    await expect.poll(drawn.status).toContain('Connected')
    await drawn.pass(600)
    expect(drawn.route()).toEqual(['ProfileWallets'])
    const { message } = drawn.kit.stores.snackbar.getState()
    expect(message).toBe('Kite connected')
  })
})

describe('reconnecting', () => {
  it('[R4.6] goes through the code, and back to the wallets', async () => {
    const drawn = open({ options: { features: { multiWallet: true } } })
    drawn.kit[internals].stores.router.setState({
      history: [
        { view: 'Account' },
        { view: 'ProfileWallets' },
        { view: 'ConnectingWalletConnect' },
      ],
    })
    await expect.poll(drawn.code).not.toBeNull()
    drawn.phone.last().approve()
    await expect.poll(drawn.status).toContain('Connected')
    await drawn.pass(600)
    expect(drawn.route()).toEqual(['Account', 'ProfileWallets'])
  })
})

describe('on a phone', () => {
  const openPhone = (parameters?: openPairing.Parameters) =>
    open({ isPhone: true, ...parameters })
  const ready = async (drawn: StatusPanel) => {
    await expect.poll(drawn.text).toContain('Copy link')
    return drawn
  }

  it('opens the app inside the tap: nothing is awaited, nothing opens by itself', async () => {
    const drawn = await ready(openPhone())
    expect(drawn.page.opened).toEqual([])
    let microtasks = 0
    queueMicrotask(() => {
      microtasks += 1
    })
    drawn.press('Open Kite')
    expect(microtasks).toBe(0)
    const uri = encodeURIComponent(drawn.phone.last().uri)
    expect(drawn.page.opened).toEqual([`_self kite://wc?uri=${uri}`])
    await expect.poll(drawn.status).toContain('Waiting for Kite')
  })

  it('waits for the link, and a press before it is lost', async () => {
    const drawn = openPhone({ prepare: (phone) => phone.setRelay(false) })
    await expect.poll(drawn.text).toContain('Preparing…')
    drawn.press('Preparing…')
    expect(drawn.page.opened).toEqual([])
  })

  it('offers other ways when the tap did not leave the page', async () => {
    const drawn = await ready(openPhone())
    drawn.press('Open Kite')
    await expect.poll(drawn.status).toContain('Waiting')
    await drawn.pass(1_499)
    expect(drawn.status()).toContain('Waiting')
    await drawn.pass(1)
    await expect.poll(drawn.status).toContain('Kite didn’t open?')
    drawn.press('Open again')
    expect(drawn.page.opened).toHaveLength(2)
    await expect.poll(drawn.status).toContain('Waiting')
    await drawn.pass(1_500)
    await expect.poll(drawn.text).toContain('Get the app')
    drawn.press('Show QR code')
    await expect.poll(drawn.code).not.toBeNull()
    drawn.press('Open Kite on this phone')
    await expect.poll(drawn.status).toContain('Continue in Kite')
  })

  it('back without an answer: says so after 2 s', async () => {
    const drawn = await ready(openPhone())
    drawn.press('Open Kite')
    await expect.poll(drawn.status).toContain('Waiting')
    drawn.page.show('hidden')
    await drawn.pass(60_000)
    drawn.page.show('visible')
    await drawn.pass(1_999)
    await expect.poll(drawn.status).toContain('Waiting')
    await drawn.pass(1)
    await expect
      .poll(drawn.status)
      .toBe('Not approved yet?Kite hasn’t responded yet.')
    drawn.press('Use QR code')
    await expect.poll(drawn.code).not.toBeNull()
  })

  it('back with an answer: is connected', async () => {
    const drawn = await ready(openPhone())
    drawn.press('Open Kite')
    drawn.page.show('hidden')
    drawn.phone.last().approve()
    drawn.page.show('visible')
    await expect.poll(drawn.status).toContain('Connected')
  })

  it('declined there: a new link is at hand', async () => {
    const drawn = await ready(openPhone())
    drawn.press('Open Kite')
    drawn.phone.last().reject()
    await expect.poll(drawn.status).toContain('Request declined')
    await expect.poll(() => drawn.phone.pairings.length).toBe(2)
    await expect
      .poll(() => drawn.element.querySelector('[aria-busy="true"]'))
      .toBeNull()
    drawn.press('Open Kite')
    expect(drawn.page.opened[1]).toContain('topic-2')
    await expect.poll(drawn.status).toContain('Waiting')
  })

  it('[R4.3] a code that is still valid is used again', async () => {
    const drawn = await ready(openPhone())
    drawn.press('Get the app')
    await expect.poll(drawn.text).toContain('GetWallet')
    await drawn.pass(3 * 60_000)
    drawn.kit[internals].stores.router.setState({
      history: [
        { view: 'ConnectingWalletConnect', parameters: { walletId: 'kite' } },
      ],
    })
    await ready(drawn)
    expect(drawn.phone.pairings).toHaveLength(1)
  })

  it('[R4.4] one that has expired is replaced', async () => {
    const drawn = await ready(openPhone())
    drawn.press('Get the app')
    await expect.poll(drawn.text).toContain('GetWallet')
    await drawn.pass(4 * 60_000)
    drawn.kit[internals].stores.router.setState({
      history: [
        { view: 'ConnectingWalletConnect', parameters: { walletId: 'kite' } },
      ],
    })
    await ready(drawn)
    expect(drawn.phone.pairings).toHaveLength(2)
  })
})

describe('other wallets', () => {
  it('says so when there is no way from here', async () => {
    const listing = { ...plain, homepage: '', links: {} }
    const drawn = open({ listing })
    await expect
      .poll(drawn.status)
      .toContain('Kite can’t be connected from here')
  })

  it('without a wallet shows a code for any', async () => {
    const drawn = open({ route: { view: 'ConnectingWalletConnect' } })
    await expect.poll(drawn.status).toBe('Scan with a wallet app on your phone')
  })

  it('without a relay says that nothing is configured', async () => {
    const drawn = open({ isConfigured: false })
    await expect.poll(drawn.text).toContain('Phone wallets aren’t available')
  })
})

it('speaks Arabic and fits 320 px', async () => {
  const view = { locale: 'ar', width: 320 } as const
  const drawn = open({ view, listing: { ...kiteListing, name: 'Kite' } })
  await expect.poll(drawn.code).not.toBeNull()
  await expect.poll(drawn.status).toContain('امسح بتطبيق Kite')
  for (const part of drawn.element.querySelectorAll('[data-part^="view"]'))
    expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
})

describe.each(['dark', 'light'] as const)('in %s', (theme) => {
  it.each([
    ['a code', false, undefined],
    ['a site', false, 'Web'],
    ['what is not installed', false, 'Browser'],
    ['an app', true, undefined],
  ] as const)('axe finds nothing to object to %s', async (_, isPhone, tab) => {
    const drawn = open({ isPhone, view: { theme } })
    await expect.poll(drawn.text).toContain('Kite')
    if (isPhone) await expect.poll(drawn.text).toContain('Copy link')
    else await expect.poll(drawn.code).not.toBeNull()
    if (tab) drawn.press(tab)
    if (tab) await expect.poll(drawn.code).toBeNull()
    const { violations } = await axe.run(drawn.element)
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })
})
