import { trackTransaction, watchTransaction } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { sentTransaction } from '@hasp/core/testing'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  exampleNode,
  kite,
  openConnected,
  pending,
} from '../openConnected.test.fixture.js'

type Parameters = NonNullable<globalThis.Parameters<typeof openConnected>[1]>

const open = async (parameters?: Parameters) => {
  return await openConnected([{ view: 'Account' }], parameters)
}

const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('Account', () => {
  it('[R2.3] [R1.16] [R9.18] shows the account and what it has, rounded down', async () => {
    const { text } = await open()
    await expect.element(page.getByText('USD Coin')).toBeVisible()
    expect(text()).toContain('0x71C7…976F')
    expect(text()).toContain('Kite')
    expect(text()).toContain('1.204 ETH')
    expect(text()).toContain('USDCUSD Coin311.170')
    expect(text()).not.toContain('1.205')
  })

  it('[R9.18] tells a little from nothing, and a lot in short', async () => {
    const held = (name: string, value: bigint) => ({
      ...{ name, symbol: name, address: name },
      balance: { value, decimals: 18 },
    })
    const { element, text } = await open({
      node: {
        ...exampleNode,
        getTokens: async () => [
          held('DUST', 1n),
          held('NONE', 0n),
          held('MUCH', 10n ** 36n + 1n),
        ],
      },
    })
    await expect.poll(text).toContain('DUSTDUST<0.001')
    expect(text()).toContain('NONENONE0.000')
    expect(text()).toContain('MUCHMUCH1,000,000T')
    const titles = [...element.querySelectorAll('li [data-part=amount]')].map(
      (each) => each.getAttribute('title'),
    )
    expect(titles).toEqual([
      '0.000000000000000001 DUST',
      '0 NONE',
      '1,000,000,000,000,000,000.000000000000000001 MUCH',
    ])
  })

  it('[R1.20] [R9.29] offers what is served, in the configured order', async () => {
    const { element, press, route } = await open({
      kit: { features: { walletFeatureOrder: ['send', 'receive'] } },
    })
    const names = [...element.querySelectorAll('[data-part=button]')].map(
      (each) => each.textContent,
    )
    expect(names).toEqual(['Send', 'Receive'])
    press('Send')
    expect(route()).toEqual(['Account', 'Send'])
  })

  it('[R9.34] a namespace without sending or balances shows neither', async () => {
    const { text } = await open({ node: {} })
    await expect.element(button('Receive')).toBeVisible()
    await expect.element(button('Send')).not.toBeInTheDocument()
    expect(text()).toContain('Balances aren’t available on Hasp Local.')
    expect(text()).not.toContain('0.000')
  })

  it('features that are switched off are absent', async () => {
    await open({ kit: { features: { send: false, receive: false } } })
    await expect.element(button('Wallets')).toBeVisible()
    await expect.element(button('Send')).not.toBeInTheDocument()
    await expect.element(button('Receive')).not.toBeInTheDocument()
  })

  it('[R8.5] [R8.9] [R4.17] an unknown balance is no 0, and may be asked for after 30 s', async () => {
    const state = { isDown: true, asked: 0 }
    const answer = async <result,>(ask: () => Promise<result>) => {
      state.asked += 1
      if (state.isDown) throw new Error('down')
      return await ask()
    }
    const { getBalance, getTokens } = exampleNode
    if (!getBalance || !getTokens) throw new Error('the example has both')
    const { clock, element, pass, press, text } = await open({
      node: {
        getBalance: (p) => answer(() => getBalance(p)),
        getTokens: (p) => answer(() => getTokens(p)),
      },
    })
    await expect.poll(text).toContain('Token Balance Unavailable')
    expect(text()).toContain('Balance unavailable')
    expect(text()).not.toContain('0.000')
    // There is nothing to cover.
    expect(element.querySelector('[aria-label="Hide amounts"]')).toBe(null)
    await expect.poll(text).toContain('Try again in 30 seconds')
    // The failure has its date of the machine, whose clock went on meanwhile.
    const behindMs = Date.now() - clock.now()
    await pass(behindMs + 10_000)
    const seconds = () => Number(/Try again in (\d+) seconds/.exec(text())?.[1])
    await expect.poll(seconds).toBeLessThanOrEqual(21)
    expect(seconds()).toBeGreaterThanOrEqual((20_000 - behindMs) / 1_000)
    press('Try again')
    expect(state.asked).toBe(2)

    // It is read by itself then, and once it failed again, by a press.
    await pass(22_000)
    await expect.poll(() => state.asked).toBe(4)
    state.isDown = false
    await pass(31_000)
    await expect.poll(text).not.toContain('Try again in')
    press('Try again')
    await expect.poll(text).toContain('USDCUSD Coin311.170')
    expect(text()).not.toContain('Unavailable')
    expect(state.asked).toBe(6)
  })

  it('one node failure leaves what is known', async () => {
    const { text } = await open({
      node: { ...exampleNode, getTokens: () => Promise.reject(new Error('x')) },
    })
    await expect.poll(text).toContain('Token Balance Unavailable')
    expect(text()).toContain('1.204 ETH')
    expect(text()).toContain('Ether')
  })

  it('says that the network is slow once that has lasted 3 s', async () => {
    const answer = pending<never>()
    const { pass, text } = await open({
      node: { ...exampleNode, getTokens: () => answer.promise },
    })
    await expect.element(button('Receive')).toBeVisible()
    expect(text()).not.toContain('slow right now')
    await pass(3_000)
    await expect.poll(text).toContain('This network is slow right now.')
  })

  it('a row of a token opens Send with that token', async () => {
    const { element, find, kit, route, text } = await open()
    await expect.poll(text).toContain('311.170')
    const row = button(/^USDC USD Coin/)
    await expect.element(row).toHaveAccessibleDescription('Send this token')
    const box = row.element().getBoundingClientRect()
    expect(box.height).toBeGreaterThanOrEqual(44)
    // A stop each, being few, and arrows between them.
    find('[data-part=token-row]').focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(row).toHaveFocus()
    const rows = element.querySelectorAll('[data-part=token-row]')
    expect(element.querySelectorAll('li [tabindex="0"]')).toHaveLength(
      rows.length,
    )
    await userEvent.keyboard('{Enter}')
    expect(route()).toEqual(['Account', 'Send'])
    expect(kit.stores.router.getState().history.at(-1)).toMatchObject({
      parameters: { amount: '', receiver: '', tokenAddress: '0x1' },
    })
  })

  it('of hundreds of tokens all are there, and the last is one key away', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({
      ...{ name: `Token ${index}`, symbol: `T${index}`, address: `${index}` },
      balance: { value: 1n, decimals: 0 },
    }))
    const { element, find } = await open({
      node: { ...exampleNode, getTokens: async () => many },
    })
    const rows = () => element.querySelectorAll('[data-part=token-row]')
    await expect.poll(() => rows().length).toBe(many.length)
    expect(rows()[199]?.textContent).toContain('T199')
    find('[data-part=token-row]').focus()
    await userEvent.keyboard('{End}')
    const last = button(/^T199 /)
    await expect.element(last).toHaveFocus()
    await expect.element(last).toBeInViewport()
  })

  it('rows lead nowhere where nothing can be sent', async () => {
    const { element, text } = await open({
      kit: { features: { send: false } },
    })
    await expect.poll(text).toContain('311.170')
    expect(element.querySelector('li button')).toBe(null)
  })

  it('says that it is loading while the node is silent', async () => {
    const answer = pending<never>()
    const { element } = await open({
      node: {
        getBalance: () => answer.promise,
        getTokens: () => answer.promise,
      },
    })
    const assets = element.querySelector('section')
    expect(assets?.ariaBusy).toBe('true')
    expect(element.querySelector('[data-part=skeleton]')).not.toBe(null)
  })

  it('asks again after an own transaction', async () => {
    const state = { value: 10_000n * 10n ** 18n }
    const { kit, text } = await open({
      node: {
        ...exampleNode,
        getBalance: async () => ({ ...state, decimals: 18, symbol: 'ETH' }),
        watchTransaction: async ({ onChange }) =>
          onChange({ status: 'included' }),
      },
    })
    await expect.poll(text).toContain('10,000.000 ETH')
    state.value = 4_000_000_000_000_000_000n
    await watchTransaction(kit, {
      hash: '0x1',
      networkId: 'eip155:31337',
      from: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
    })
    await expect.poll(text).toContain('4.000 ETH')
  })

  it('lists what is on its way', async () => {
    const { kit, text } = await open()
    kit[internals].stores.transactions.setState({
      transactions: (['pending', 'final'] as const).map((status) =>
        sentTransaction({
          hash: `0x${status}`,
          from: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
          symbol: `ETH ${status}`,
          status,
        }),
      ),
    })
    await expect.poll(text).toContain('0.25 ETH pendingPending')
    expect(text()).not.toContain('0.25 ETH final')
    await expect
      .element(page.getByRole('link', { name: '0.25 ETH pending' }))
      .toHaveAttribute('href', 'https://scan.example/tx/0xpending')
  })

  it('lists what the site tells of in its words', async () => {
    const { kit, text } = await open({
      node: { ...exampleNode, watchTransaction: async () => undefined },
    })
    const hash = `0x${'ab'.repeat(32)}`
    trackTransaction(kit, { hash, label: 'Deposit into the vault' })
    await expect.poll(text).toContain('Deposit into the vaultPending')
    await expect
      .element(page.getByRole('link', { name: 'Deposit into the vault' }))
      .toHaveAttribute('href', `https://scan.example/tx/${hash}`)
  })

  it('lists what is on its way however the account is written', async () => {
    const { kit, text } = await open()
    kit[internals].stores.transactions.setState({
      transactions: [
        sentTransaction({ from: '0x71c7656ec7ab88b098defb751b7401b5f6d8976f' }),
      ],
    })
    await expect.poll(text).toContain('0.25 ETH')
  })

  it('covers every amount, and remembers it', async () => {
    const { kit, press, store, text } = await open()
    kit[internals].stores.transactions.setState({
      transactions: [
        sentTransaction({ from: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F' }),
      ],
    })
    await expect.poll(text).toContain('311.170')
    await expect.poll(text).toContain('0.25 ETH')
    press('Hide amounts')
    await expect.poll(text).not.toContain('311.170')
    expect(text()).not.toContain('1.204')
    expect(text()).not.toContain('0.25')
    expect(text()).toContain('Amount hidden')
    expect(store.getItem('hasp.amountsHidden')).toBe('true')
    press('Show amounts')
    await expect.poll(text).toContain('311.170')
  })

  it('on a network that is not configured it asks no node and shows the way out', async () => {
    let asked = 0
    const { press, route, text } = await open({
      wallets: [kite({ networkId: 'eip155:9' })],
      node: {
        ...exampleNode,
        getBalance: () => {
          asked += 1
          return Promise.reject(new Error('not to be asked'))
        },
      },
    })
    expect(text()).toContain('Unsupported network')
    await expect.element(button('Send')).not.toBeInTheDocument()
    press('Switch network')
    expect(route()).toEqual(['Account', 'UnsupportedChain'])
    expect(asked).toBe(0)
  })

  it('leads to the networks and the wallets', async () => {
    const { kit, press, route } = await open()
    press('Hasp Local')
    expect(route()).toEqual(['Account', 'Networks'])
    kit[internals].stores.router.setState({ history: [{ view: 'Account' }] })
    await expect.element(button('Wallets')).toBeVisible()
    press('Wallets')
    expect(route()).toEqual(['Account', 'ProfileWallets'])
  })

  it('disconnects at once and offers Undo', async () => {
    const { isOpen, kit, press, wallets } = await open()
    press('Disconnect')
    expect(isOpen()).toBe(false)
    expect(wallets[0]?.calls).toContain('disconnect')
    expect(kit.stores.snackbar.getState()).toMatchObject({
      message: 'Wallet disconnected',
      open: true,
      action: { label: 'Undo' },
    })
  })

  it('without a wallet it says so and leads to one', async () => {
    const { press, route, text } = await open({ wallets: [] })
    expect(text()).toContain('No wallet connected')
    press('Connect wallet')
    expect(route()).toEqual(['Connect'])
  })

  it.each(['dark', 'light'] as const)(
    'axe has nothing to say in %s',
    async (theme) => {
      const { element, stop, text } = await open({ view: { theme } })
      await expect.poll(text).toContain('311.170')
      expect((await axe.run(element)).violations).toEqual([])
      stop()
      const failed = await open({
        view: { theme },
        node: {
          ...exampleNode,
          getTokens: () => Promise.reject(new Error('x')),
        },
      })
      await expect.poll(failed.text).toContain('Unavailable')
      expect((await axe.run(failed.element)).violations).toEqual([])
    },
  )

  it('speaks Arabic and fits 320 px', async () => {
    const { element, text } = await open({ view: { locale: 'ar', width: 320 } })
    await expect.poll(text).toContain('استلام')
    await expect.poll(text).toContain('311.170')
    expect(element.querySelector('[data-kit]')?.getAttribute('dir')).toBe('rtl')
    for (const each of element.querySelectorAll('*'))
      expect(each.getBoundingClientRect().right).toBeLessThanOrEqual(
        element.getBoundingClientRect().right,
      )
  })

  it('is used with the keyboard alone', async () => {
    const { find, route } = await open()
    find('[data-part=heading]').focus()
    await userEvent.tab()
    await expect.element(button('Copy address')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(button(/^Hasp Local/)).toHaveFocus()
    await userEvent.tab()
    await expect.element(button('Receive')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(route).toEqual(['Account', 'Receive'])
  })
})
