import type { WalletDirectory } from '@hasp/core'
import { KitError } from '@hasp/core/errors'
import { internals } from '@hasp/core/internal'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  listing,
  manyListings,
  openAllWallets,
} from './openAllWallets.test.fixture.js'

const open = openAllWallets

const few = ['kite', 'harbour', 'lumen', 'beacon'].map((id) => listing({ id }))
const plugged = {
  ...listing({ id: 'plugged', rdns: 'com.plugged', isPairable: false }),
  links: {},
  stores: { chrome: 'https://chrome.example/plugged' },
}

async function find(search: string) {
  await userEvent.fill(
    document.querySelector<HTMLElement>('[type=search]') ?? document.body,
    search,
  )
}

describe('AllWallets', () => {
  it('[R2.4] lists every wallet of the directory and says how many', async () => {
    const { cards, element, text } = open(manyListings(100))
    expect(element.querySelectorAll('[data-part="skeleton"]')).toHaveLength(32)
    await expect.poll(text).toContain('40 of 100 wallets')
    expect(element.querySelector('[role=status]')?.textContent).toContain('100')
    expect(cards()[0]).toBe('Wallet 1')
    const first = element.querySelector('[data-cell]')
    expect(first?.getAttribute('aria-setsize')).toBe('100')
    expect(first?.getAttribute('aria-posinset')).toBe('1')
  })

  it('says a long name whole in its title', async () => {
    const name = 'The Extraordinarily Long Name Of A Quite Ordinary Wallet'
    const { element } = open([listing({ name })])
    await expect
      .poll(() => element.querySelector('[data-cell] bdi'))
      .not.toBe(null)
    expect(element.querySelector('[data-cell] bdi')).toHaveAttribute(
      'title',
      name,
    )
  })

  it('finds nothing: offers the code first, and counts no wallets', async () => {
    const { element, text } = open(few)
    await expect.poll(text).toContain('4 wallets')
    await find('zzzz')
    await expect.poll(text).toContain('No results for “zzzz”')
    const empty = element.querySelector('[data-part="empty-state"]')
    expect(empty?.querySelector('svg')).not.toBe(null)
    const buttons = [...(empty?.querySelectorAll('button') ?? [])]
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Scan QR code',
      'Clear search',
    ])
    expect(text()).not.toContain('0 wallets')
  })

  it('loads more by a button and near the end', async () => {
    const { element, press, text } = open(manyListings(100))
    await expect.poll(text).toContain('40 of 100 wallets')
    press('Show more')
    await expect.poll(text).toContain('80 of 100 wallets')
    const frame = element.querySelector('[data-part="view-content"]')
    frame?.scrollTo(0, frame.scrollHeight)
    await expect.poll(text).toMatch(/(?<!of )100 wallets/)
    expect(text()).not.toContain('Show more')
  })

  it('leads to the code of a wallet, or asks the one that is installed', async () => {
    const { cards, installed, kit, press, route } = open([...few, plugged], {
      installed: [{ name: 'Plugged', rdns: 'com.plugged' }],
    })
    await expect.poll(cards).toHaveLength(5)
    expect(cards()[0]).toBe('Plugged, Installed')
    press('Plugged')
    expect(installed[0]?.calls[0]?.method).toBe('eth_requestAccounts')
    expect(route()).toEqual({
      view: 'ConnectingExternal',
      parameters: { connectorId: 'com.plugged' },
    })
    kit[internals].stores.router.setState({ history: [{ view: 'AllWallets' }] })
    await expect.poll(cards).toHaveLength(5)
    press('Lumen')
    expect(route()).toEqual({
      view: 'ConnectingWalletConnect',
      parameters: { walletId: 'lumen' },
    })
  })

  it('finds by a part of the name, and helps where nothing is found', async () => {
    const { cards, element, press, route, text } = open(few)
    const footer = () =>
      element.querySelector('[data-part="view-footer"]')?.clientHeight
    await expect.poll(cards).toHaveLength(4)
    await find('harb')
    await expect.poll(cards).toEqual(['Harbour'])
    await find('zebra')
    await expect.poll(text).toContain('No results for “zebra”')
    expect(footer()).toBe(0)
    press('Clear search')
    await expect.poll(cards).toHaveLength(4)
    expect(footer()).toBeGreaterThan(40)
    await find('zebra')
    await expect.poll(text).toContain('No results for')
    press('Scan QR code')
    expect(route()).toEqual({ view: 'ConnectingWalletConnect' })
  })

  it('asks a service once the typing rests, and shows no late answer', async () => {
    const asked: (string | undefined)[] = []
    const directory: WalletDirectory = {
      async getWallets({ include, rdns, search }) {
        if (!include && !rdns) asked.push(search)
        const wallets = few.filter(({ id }) => id.includes(search ?? ''))
        return { wallets, total: wallets.length }
      },
    }
    const { cards, clock, element } = open(directory)
    await expect.poll(cards).toHaveLength(4)
    await find('lu')
    await find('lum')
    await clock.advance(499)
    expect(asked).not.toContain('lum')
    expect(element.querySelector('[aria-busy]')).not.toBeNull()
    await clock.advance(1)
    await expect.poll(cards).toEqual(['Lumen'])
    expect(asked).not.toContain('lu')
  })

  it('narrows to a kind that the list has', async () => {
    const { cards, element, press, text } = open([...few, plugged], {
      installed: [{ name: 'Kite', rdns: 'io.kite' }],
    })
    await expect.poll(cards).toHaveLength(5)
    const tabs = [...element.querySelectorAll('[role=tab]')]
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'All',
      'Mobile',
      'Extension',
    ])
    press('Extension')
    await expect.poll(cards).toEqual(['Plugged'])
    expect(text()).toContain('1 wallet')
    press('Mobile')
    await expect.poll(cards).toHaveLength(4)
    expect(cards()).not.toContain('Plugged')
  })

  it('says why there is no list, and asks again', async () => {
    let isDown = true
    const directory: WalletDirectory = {
      async getWallets() {
        if (isDown) throw new KitError('WALLET_LIST_UNAVAILABLE')
        return { wallets: few, total: few.length }
      },
    }
    const { cards, element, press } = open(directory)
    await expect
      .poll(() => element.querySelector('[role=alert]')?.textContent)
      .toBeTruthy()
    isDown = false
    press('Try again')
    await expect.poll(cards).toHaveLength(4)
    expect(element.querySelector('[role=alert]')).toBeNull()
  })

  it('keeps what is there when a later page fails', async () => {
    const all = manyListings(60)
    let isDown = true
    const directory: WalletDirectory = {
      async getWallets({ page }) {
        if (page > 1 && isDown) throw new KitError('WALLET_LIST_UNAVAILABLE')
        const wallets = all.slice((page - 1) * 40, page * 40)
        return { wallets, total: all.length }
      },
    }
    const { element, press, text } = open(directory)
    await expect.poll(text).toContain('40 of 60 wallets')
    press('Show more')
    await expect
      .poll(() => element.querySelector('[role=alert]'))
      .not.toBeNull()
    expect(text()).toContain('40 of 60 wallets')
    isDown = false
    press('Try again')
    await expect.poll(text).toMatch(/(?<!of )60 wallets/)
  })

  it('shows no wallet that the site excludes, nor others than it includes', async () => {
    const { cards, stop } = open(few, {
      kit: { wallets: { exclude: ['kite'], featured: ['kite', 'beacon'] } },
    })
    await expect.poll(cards).toEqual(['Beacon', 'Harbour', 'Lumen'])
    await find('kite')
    await expect.poll(cards).toEqual([])
    stop()
    const narrow = open(few, { kit: { wallets: { include: ['lumen'] } } })
    await expect.poll(narrow.cards).toEqual(['Lumen'])
  })

  it('brings back the search and the wallet that was chosen', async () => {
    const { cards, focused, kit, press } = open(manyListings(30))
    await expect.poll(cards).toHaveLength(30)
    await find('wallet 2')
    await expect.poll(cards).toHaveLength(11)
    press('Wallet 25')
    const { history } = kit.stores.router.getState()
    kit[internals].stores.router.setState({ history: [{ view: 'Connect' }] })
    const [back] = history
    if (back) kit[internals].stores.router.setState({ history: [back] })
    await expect.poll(cards).toHaveLength(11)
    await expect.poll(focused).toBe('Wallet 25')
  })

  it('is drawn right to left in Arabic, and fits 320 px', async () => {
    const { cards, element, text } = open(
      [...few, listing({ id: 'long', name: `Kite ${'x'.repeat(40)}` })],
      { view: { locale: 'ar', width: 320 } },
    )
    await expect.poll(cards).toHaveLength(5)
    await expect.poll(text).toContain('كل المحافظ')
    for (const part of element.querySelectorAll('[data-part="view-content"]'))
      expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
    const [first, , third, fourth] = [
      ...element.querySelectorAll('[data-cell]'),
    ].map((cell) => cell.getBoundingClientRect())
    expect(first?.top).toBe(third?.top)
    expect(fourth?.top).toBeGreaterThan(first?.top ?? 0)
    expect(first?.left).toBeGreaterThan(third?.left ?? 0)
  })
})

describe('AllWallets on a phone', () => {
  const browsing = listing({
    id: 'browsing',
    browse: 'https://browsing.example/open?url={url}',
    isPairable: false,
  })

  it('keeps a link ready, and offers a code for another device', async () => {
    const { cards, kit, press, route } = open([...few, plugged], {
      isPhone: true,
    })
    await expect.poll(cards).toHaveLength(4)
    await expect.poll(() => kit.stores.pairing.getState().phase).toBe('ready')
    press('Show QR code')
    expect(route()).toEqual({ view: 'ConnectingWalletConnect' })
  })

  it('opens the page in a wallet’s own browser inside the tap', async () => {
    const opens: unknown[] = []
    const window = Object.assign(new EventTarget(), {
      location: new URL('https://shop.example/cart'),
      navigator: { userAgent: 'iPhone OS 18' },
      open: (...call: unknown[]) => void opens.push(call),
    })
    const { cards, press, route } = open([browsing], { isPhone: true, window })
    await expect.poll(cards).toHaveLength(1)
    press('Browsing')
    expect(opens).toEqual([
      [
        'https://browsing.example/open?url=https%3A%2F%2Fshop.example%2Fcart',
        '_self',
      ],
    ])
    expect(route()).toEqual({ view: 'AllWallets' })
  })
})

describe.each(['dark', 'light'] as const)('AllWallets in %s', (theme) => {
  it.each([
    ['a list', [...few, plugged]],
    ['nothing', []],
  ])('axe finds nothing to object to with %s', async (_, wallets) => {
    const { element, text } = open(wallets, { view: { theme } })
    await expect.poll(text).toMatch(/5 wallets|No wallets here/)
    const { violations } = await axe.run(element)
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })
})
