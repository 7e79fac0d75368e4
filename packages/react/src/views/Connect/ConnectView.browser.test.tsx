import { evm } from '@hasp/core/evm'
import { internals } from '@hasp/core/internal'
import {
  createTestKit,
  type MockEvmWalletOptions,
  mockEvmWallet,
  testNetworks,
} from '@hasp/core/testing'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { nameOf, type ShowOptions, showView } from '../showView.test.fixture.js'
import ConnectView from './ConnectView.js'

const kite = { name: 'Kite', rdns: 'io.kite' }
const harbour = { name: 'Harbour Wallet', rdns: 'com.harbour' }

function open(
  wallets: readonly MockEvmWalletOptions[] = [kite],
  {
    kit: options = {},
    view = {},
  }: { kit?: Parameters<typeof createTestKit>[0]; view?: ShowOptions } = {},
) {
  const testKit = createTestKit({
    adapters: [evm()],
    networks: testNetworks,
    ...options,
  })
  const mocks = wallets.map((wallet) => {
    const mock = mockEvmWallet({ chainId: 31337, ...wallet })
    mock.announce(testKit.window)
    return mock
  })
  const drawn = showView(testKit, { Connect: ConnectView }, view)
  const rows = () =>
    [...drawn.element.querySelectorAll('[data-part="list-row"]')].map(nameOf)
  return { ...testKit, ...drawn, mocks, rows }
}

describe('Connect', () => {
  it('[R2.2] [R1.1] a click on a wallet asks it inside the click and leads on', async () => {
    const { kit, mocks, press } = open([kite, harbour])
    const [asked, other] = mocks
    press('Kite')
    expect(asked?.calls[0]?.method).toBe('eth_requestAccounts')
    expect(
      other?.calls.filter(({ method }) => method !== 'eth_accounts'),
    ).toEqual([])
    expect(kit.stores.router.getState().history).toEqual([
      { view: 'Connect' },
      { view: 'ConnectingExternal', parameters: { connectorId: 'io.kite' } },
    ])
    await expect
      .poll(() => kit.stores.connections.getState().attempt.phase)
      .toBe('connected')
  })

  it('[R9.30] lists wallets used before first, then the installed ones', async () => {
    const before = open([kite, harbour])
    before.press('Harbour')
    await expect
      .poll(() => before.kit.stores.connections.getState().attempt.phase)
      .toBe('connected')
    before.kit[internals].stores.router.setState({
      history: [{ view: 'Connect' }],
    })
    await expect
      .poll(before.rows)
      .toEqual(['Harbour WalletConnected', 'KiteInstalled'])
  })

  it('keeps the footer low: conditions in one small style, links in the sentence', () => {
    const { find } = open([kite], {
      kit: {
        app: {
          name: 'Tide Market',
          termsUrl: 'https://tide.example/terms',
          privacyUrl: 'https://tide.example/privacy',
        },
      },
    })
    const footer = find('[data-part="view-footer"]')
    const sizes = [...footer.querySelectorAll('p, p a')].map(
      (element) => getComputedStyle(element).fontSize,
    )
    expect(new Set(sizes)).toEqual(new Set(['12px']))
    expect(footer.offsetHeight).toBeLessThanOrEqual(112)
  })

  it('leads on with the wallet used last: one press, or Enter, asks it', async () => {
    const { kit, element, mocks } = open([kite, harbour])
    kit[internals].stores.connectors.setState({
      recent: [{ id: 'com.harbour', name: 'Harbour Wallet' }],
    })
    const proceed = () => element.querySelector<HTMLElement>('[data-autofocus]')
    await expect.poll(() => proceed()?.textContent).toContain('Continue with')
    expect(element.querySelector('button[data-part="button"]')).toBe(proceed())
    proceed()?.focus()
    await userEvent.keyboard('{Enter}')
    expect(mocks[1]?.calls[0]?.method).toBe('eth_requestAccounts')
    expect(kit.stores.router.getState().history.at(-1)?.view).toBe(
      'ConnectingExternal',
    )
  })

  it('has nothing to go on with for who has just come, or who is connected', async () => {
    const { kit, element, press, rows } = open([kite, harbour])
    const proceed = () => element.querySelector('[data-autofocus]')
    expect(proceed()).toBeNull()
    press('Kite')
    await expect
      .poll(() => kit.stores.connections.getState().attempt.phase)
      .toBe('connected')
    kit[internals].stores.router.setState({ history: [{ view: 'Connect' }] })
    await expect.poll(rows).toContain('KiteConnected')
    expect(proceed()).toBeNull()
  })

  it('[R9.28] holds wallets back until the conditions are accepted, where the site wants that', async () => {
    const app = { name: 'Shop', termsUrl: 'https://shop.example/terms' }
    const { element, kit, mocks, text } = open([kite], {
      kit: { app, features: { legalCheckbox: true } },
    })
    const methods = element.querySelector('[data-part="connect-methods"]')
    expect(methods?.hasAttribute('inert')).toBe(true)
    await expect.poll(text).toContain('Check the box to choose a wallet.')
    expect(element.querySelectorAll('a')).toHaveLength(1)
    const box = element.querySelector<HTMLInputElement>('[type=checkbox]')
    box?.focus()
    await userEvent.keyboard('{Tab}{Tab}')
    expect(methods?.contains(document.activeElement)).toBe(false)
    box?.click()
    await expect.poll(() => methods?.hasAttribute('inert')).toBe(false)
    expect(text()).not.toContain('Check the box')
    element.querySelector<HTMLElement>('[data-part="list-row"]')?.click()
    await expect.poll(() => mocks[0]?.isGranted()).toBe(true)
    expect(kit.stores.modal.getState().hasAcceptedTerms).toBe(true)
  })

  it('[R9.28] has no box by default, nor without conditions to accept', () => {
    const app = { name: 'Shop', termsUrl: 'https://shop.example/terms' }
    const box = (kit: Parameters<typeof createTestKit>[0]) => {
      const { element, stop } = open([kite], { kit })
      const found = [
        element.querySelector('[type=checkbox]'),
        element.querySelector('[inert]'),
      ]
      stop()
      return found
    }
    expect(box({ app })).toEqual([null, null])
    expect(box({ features: { legalCheckbox: true } })).toEqual([null, null])
  })

  it('asks a connected wallet for another account', async () => {
    const { kit, mocks, press, rows } = open()
    press('Kite')
    await expect.poll(() => mocks[0]?.isGranted()).toBe(true)
    kit[internals].stores.router.setState({ history: [{ view: 'Connect' }] })
    await expect.poll(rows).toEqual(['KiteConnected'])
    press('Kite')
    await expect
      .poll(() => mocks[0]?.calls.map(({ method }) => method))
      .toContain('wallet_requestPermissions')
  })

  it('shows a wallet that announces itself late', async () => {
    const { text, rows, window } = open([])
    expect(text()).toContain('No wallet found in this browser')
    mockEvmWallet(kite).announce(window)
    await expect.poll(rows).toEqual(['KiteInstalled'])
    expect(text()).not.toContain('No wallet')
  })

  it('warns when two wallets claim to be the same one, and opens each', async () => {
    const { element, kit, mocks, rows, text } = open([
      { ...kite, uuid: 'one' },
      { ...kite, uuid: 'two' },
    ])
    await expect.poll(text).toContain('Two wallets use the same name')
    expect(rows()).toHaveLength(2)
    element.querySelectorAll<HTMLElement>('[data-part="list-row"]')[1]?.click()
    await expect.poll(() => mocks[1]?.isGranted()).toBe(true)
    expect(mocks[0]?.isGranted()).toBe(false)
    kit[internals].stores.router.setState({ history: [{ view: 'Connect' }] })
  })

  it('keeps to the namespace that was asked for', () => {
    const { kit, element, rows, text } = open([kite])
    expect(rows()).toHaveLength(1)
    kit[internals].stores.router.setState({
      history: [{ view: 'Connect', parameters: { namespace: 'solana' } }],
    })
    return expect
      .poll(() => [text().includes('No wallet'), element.querySelector('ul')])
      .toEqual([true, null])
  })

  it('without a wallet, helps to get one or looks again', async () => {
    const { clock, kit, press, text, window } = open([])
    await clock.advance(4_000)
    press('I’ve installed one')
    await expect.poll(text).toContain('Checking…')
    await clock.advance(4_000)
    await expect.poll(text).toContain('Nothing found yet.')
    press('I’ve installed one')
    mockEvmWallet(kite).announce(window)
    await expect
      .poll(() => document.activeElement?.textContent)
      .toContain('Kite')
    kit[internals].stores.connectors.setState({ connectors: [] })
    await expect.poll(text).toContain('Get a wallet')
    press('Get a wallet')
    await expect.poll(text).toContain('GetWallet')
  })

  it('explains wallets to newcomers', async () => {
    const { press, text } = open()
    press('New to wallets?')
    await expect.poll(text).toContain('WhatIsAWallet')
  })

  it('names the conditions of the site and its maker, when told to', () => {
    const app = {
      name: 'Shop',
      termsUrl: 'https://shop.example/terms',
      privacyUrl: 'https://shop.example/privacy',
    }
    const { element, stop, text } = open([kite], { kit: { app } })
    const links = [...element.querySelectorAll('a')]
    expect(links.map(({ href, rel }) => [href, rel])).toEqual([
      [app.termsUrl, 'noopener noreferrer'],
      [app.privacyUrl, 'noopener noreferrer'],
    ])
    expect(text()).toContain('Powered by Hasp')
    stop()
    const plain = open([kite], { kit: { features: { branding: false } } })
    expect(plain.text()).not.toContain('Hasp')
    expect(plain.element.querySelector('a')).toBeNull()
  })

  it('fetches the next view only for who points at a wallet, and not at once', async () => {
    const { find, prepared } = open()
    const row = find('[data-part="list-row"]')
    row.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    expect(prepared).toEqual([])
    await userEvent.hover(row)
    await expect.poll(() => prepared).toContain('ConnectingExternal')
  })

  it('fetches nothing of phones or lists where neither is configured', () => {
    open()
    const files = performance.getEntriesByType('resource')
    const names = files.map(({ name }) => name).join()
    expect(names).toContain('useConnectView')
    expect(names).not.toMatch(/WalletSections|directory.snapshot/)
  })

  it('connects by keyboard', async () => {
    const { kit } = open([kite, harbour])
    await userEvent.keyboard('{Tab}{ArrowDown}{Enter}')
    expect(kit.stores.connections.getState().attempt).toMatchObject({
      connectorId: 'com.harbour',
    })
  })

  it('is drawn right to left in Arabic, and fits 320 px', async () => {
    const { element, text } = open(
      [{ ...kite, name: `Kite ${'x'.repeat(60)}` }],
      {
        view: { locale: 'ar', width: 320 },
      },
    )
    await expect.poll(text).toContain('المحافظ جديدة عليك؟')
    expect(element.querySelector('[dir="rtl"]')).not.toBeNull()
    for (const part of element.querySelectorAll('[data-part="view-content"]'))
      expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
  })
})

describe.each(['dark', 'light'] as const)('Connect in %s', (theme) => {
  it.each([
    ['with wallets', [kite, { ...kite, uuid: 'two' }, harbour]],
    ['without wallets', []],
  ])('axe finds nothing to object to %s', async (_, wallets) => {
    const app = { name: 'Shop', termsUrl: 'https://shop.example/terms' }
    const { element } = open(wallets, { kit: { app }, view: { theme } })
    const { violations } = await axe.run(element)
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })

  it.each([false, true])(
    'axe accepts the box, ticked: %s',
    async (isTicked) => {
      const app = { name: 'Shop', termsUrl: 'https://shop.example/terms' }
      const { element, kit } = open([kite], {
        kit: { app, features: { legalCheckbox: true } },
        view: { theme },
      })
      kit[internals].stores.connectors.setState({
        recent: [{ id: 'io.kite', name: 'Kite' }],
      })
      kit[internals].stores.modal.setState({ hasAcceptedTerms: isTicked })
      await expect
        .poll(() => element.querySelector('[inert]') === null)
        .toBe(isTicked)
      const { violations } = await axe.run(element)
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual(
        [],
      )
    },
  )
})
