import {
  type Capabilities,
  connect,
  type DataFeature,
  defineNetwork,
  navigate,
  reviewSend,
} from '@hasp/core'
import { dataSource } from '@hasp/core/dataService'
import { solanaDevnet } from '@hasp/core/networks'
import {
  createTestKit,
  mockAdapter,
  mockConnector,
  testNetworks,
} from '@hasp/core/testing'
import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../Send/showSend.test.fixture.js'
import { type ShowOptions, showView } from '../showView.test.fixture.js'
import ReceiveView from './ReceiveView.js'

const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const dollar = {
  address: '0x1111111111111111111111111111111111111111',
  symbol: 'USD',
  name: 'Dollar',
  decimals: 6,
}

async function show({
  isConnected = true,
  networkId = 'eip155:31337' as `eip155:${string}`,
  more = 0,
  view = {} as ShowOptions,
  capabilities = {} as Partial<Capabilities>,
  data = undefined as DataFeature | undefined,
} = {}) {
  const kite = mockConnector({ networkId, addresses: [own] })
  const [first, second] = testNetworks
  const others = Array.from({ length: more }, (_, index) =>
    defineNetwork({ ...second, id: 40_000 + index, name: `Further ${index}` }),
  )
  const setup = createTestKit({
    adapters: [mockAdapter({ connectors: [kite], capabilities })],
    networks: [{ ...first, tokens: [dollar] }, second, ...others],
    data,
  })
  if (isConnected) await connect(setup.kit, { connectorId: 'io.kite' })
  navigate(setup.kit, { type: 'reset', route: { view: 'Account' } })
  navigate(setup.kit, { type: 'push', route: { view: 'Receive' } })
  const shown = showView(setup, { Receive: ReceiveView }, view)
  return { ...setup, ...shown }
}

/** What a camera reads off the screen. */
async function scan(name: string) {
  const code = page.getByRole('img', { name })
  await expect.element(code).toBeVisible()
  const base64 = await code.screenshot({ save: false })
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('this browser cannot paint')
  context.drawImage(bitmap, 0, 0)
  return decodeQR(context.getImageData(0, 0, width, height))
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const amount = page.getByRole('textbox', { name: 'Amount' })

describe('Receive', () => {
  it.each(['dark', 'light'] as const)(
    '[R1.11] shows the bare address as a code, %s',
    async (theme) => {
      await show({ view: { theme } })
      expect(await scan('QR code for your address')).toBe(own)
      const address = document.querySelector('[data-form="full"]')
      expect(address?.textContent).toBe(own)
      expect(address?.getAttribute('dir')).toBe('ltr')
      await expect.element(button('Copy address')).toBeVisible()
    },
  )

  it('asks for an amount by EIP-681', async () => {
    await show()
    await button('Add amount').click()
    await amount.fill('0,25')
    expect(await scan('QR code requesting 0.25 ETH')).toBe(
      `ethereum:${own}@31337?value=250000000000000000`,
    )
    // The kit drops presses in quick succession.
    await expect
      .poll(async () => {
        const found = button('Remove amount')
        if (found.query()) await found.click()
        return found.query()
      })
      .toBe(null)
    expect(await scan('QR code for your address')).toBe(own)
  })

  it('asks for a token by EIP-681', async () => {
    await show()
    await button('Add amount').click()
    await page.getByRole('radio', { name: /USD/ }).click()
    await amount.fill('12.5')
    expect(await scan('QR code requesting 12.5 USD')).toBe(
      `ethereum:${dollar.address}@31337/transfer?address=${own}&uint256=12500000`,
    )
  })

  it('asks for SOL and for a token by Solana Pay', async () => {
    const sunny = 'EgQ4kme8SJX56P3Cncwy7MWs8dpB5TAje9Df5GfqBKWa'
    const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
    const coin = { address: mint, symbol: 'COIN', name: 'Coin', decimals: 6 }
    const network = { ...solanaDevnet, tokens: [coin] }
    const kite = mockConnector({
      networkId: network.caipNetworkId,
      addresses: [sunny],
    })
    const setup = createTestKit({
      adapters: [mockAdapter({ namespace: 'solana', connectors: [kite] })],
      networks: [network],
    })
    await connect(setup.kit, { connectorId: 'io.kite' })
    navigate(setup.kit, { type: 'reset', route: { view: 'Receive' } })
    showView(setup, { Receive: ReceiveView })
    await button('Add amount').click()
    await amount.fill('0.50')
    expect(await scan('QR code requesting 0.50 SOL')).toBe(
      `solana:${sunny}?amount=0.5`,
    )
    await page.getByRole('radio', { name: /COIN/ }).click()
    await amount.fill('12.50')
    expect(await scan('QR code requesting 12.50 COIN')).toBe(
      `solana:${sunny}?amount=12.5&spl-token=${mint}`,
    )
  })

  it('an amount that is none changes nothing and is explained', async () => {
    await show()
    await button('Add amount').click()
    await amount.fill('a lot')
    await expect
      .element(page.getByText('Enter a valid ETH amount.'))
      .toBeVisible()
    expect(await scan('QR code for your address')).toBe(own)
  })

  it('says on which networks it works, and leads to them', async () => {
    const { kit, text } = await show({ more: 3 })
    expect(text()).toContain('Hasp Local Two, Further 0 and 2 more')
    await page.getByText('All networks').click()
    await expect.element(page.getByText('Further 2')).toBeVisible()
    await button(/Hasp Local, switch/).click()
    expect(kit.stores.router.getState().history.at(-1)?.view).toBe('Networks')
  })

  it('on a network that is not configured: the bare address still', async () => {
    await show({ networkId: 'eip155:1' })
    expect(await scan('QR code for your address')).toBe(own)
    await expect.element(page.getByText('Unsupported network')).toBeVisible()
  })

  it('without a wallet: offers to connect one', async () => {
    const { kit } = await show({ isConnected: false })
    await button('Connect wallet').click()
    expect(kit.stores.router.getState().history.at(-1)?.view).toBe('Connect')
  })

  it('tells what arrives while it is open, added up, and nothing that was unknown before', async () => {
    const balances = new Map([
      ['', 5n],
      [dollar.address, undefined as bigint | undefined],
    ])
    let asked = 0
    const { clock, element, kit, text } = await show({
      capabilities: {
        getTokens: async () => {
          asked += 1
          return [...balances].flatMap(([address, value]) =>
            value === undefined
              ? []
              : [
                  {
                    address: address || undefined,
                    name: address ? 'Dollar' : 'Ether',
                    symbol: address ? 'USD' : 'ETH',
                    balance: { value, decimals: address ? 6 : 0 },
                  },
                ],
          )
        },
      },
    })
    const look = async () => {
      const before = asked
      await clock.advance(10_000)
      await expect.poll(() => asked).toBeGreaterThan(before)
    }
    await expect.poll(() => asked).toBeGreaterThan(0)
    const outdated: unknown[] = []
    kit.stores.invalidations.subscribe((state) => outdated.push(state))

    balances.set(dollar.address, 9_000_000n)
    await look()
    expect(text()).not.toContain('Received')
    balances.set('', 8n)
    await look()
    await expect.element(page.getByText('Received 3 ETH')).toBeVisible()
    expect(outdated).toHaveLength(1)
    balances.set('', 2n)
    await look()
    await look()
    balances.set('', 4n)
    balances.set(dollar.address, 10_500_000n)
    await look()
    await expect.element(page.getByText('Received 5 ETH')).toBeVisible()
    await expect.element(page.getByText('Received 1.5 USD')).toBeVisible()
    await expectAccessible(element)
  })

  it('says nothing of a node that lags behind and catches up', async () => {
    const answers = [15n, 10n, 15n, 20n]
    const { clock, text } = await show({
      capabilities: {
        getTokens: async () => [
          {
            name: 'Ether',
            symbol: 'ETH',
            balance: { value: answers.shift() ?? 20n, decimals: 0 },
          },
        ],
      },
    })
    // The first answer is that of the list.
    answers.unshift(15n)
    await expect.poll(() => answers).toHaveLength(3)
    await clock.advance(10_000)
    await expect.poll(() => answers).toHaveLength(2)
    await clock.advance(10_000)
    await expect.poll(() => answers).toHaveLength(1)
    expect(text()).not.toContain('Received')
    await clock.advance(10_000)
    await expect.element(page.getByText('Received 5 ETH')).toBeVisible()
  })

  it('says nothing of a token that is not to be relied on', async () => {
    const shell = `0x${'5e'.repeat(20)}`
    let held = 1n
    let asked = 0
    const { clock, text } = await show({
      capabilities: {
        getTokens: async ({ contracts = [] }) => {
          asked += 1
          return [undefined, ...contracts].map((address) => ({
            address,
            name: 'USD Coin',
            symbol: address === undefined ? 'ETH' : 'USD',
            balance: { value: held, decimals: 0 },
          }))
        },
      },
      data: dataSource({
        async portfolio() {
          return {
            isStale: false,
            isComplete: true,
            tokens: [{ address: shell, isVerified: false, spam: ['LISTED'] }],
          }
        },
      }),
    })
    await expect.poll(() => asked).toBeGreaterThan(1)
    const before = asked
    held = 1_001n
    await expect
      .poll(() => clock.advance(10_000).then(() => asked))
      .toBeGreaterThan(before)
    await expect.element(page.getByText('Received 1,000 ETH')).toBeVisible()
    expect(text()).not.toContain('1,000 USD')
  })

  it('lets a review ask nodes that did not answer a moment ago', async () => {
    const state = { isDown: false, asked: 0 }
    const { clock, kit } = await show({
      capabilities: {
        getTokens: async () => {
          state.asked += 1
          if (state.isDown) throw new Error('down')
          return [
            {
              name: 'Ether',
              symbol: 'ETH',
              balance: { value: 10n ** 18n, decimals: 18 },
            },
          ]
        },
        loadParseReceiver: async () => (value) => value,
        prepareSend: async () => ({ fee: 1n, isContract: false }),
      },
    })
    await expect.poll(() => state.asked).toBeGreaterThan(1)
    state.isDown = true
    const before = state.asked
    await expect
      .poll(() => clock.advance(10_000).then(() => state.asked))
      .toBeGreaterThan(before)
    state.isDown = false
    const draft = { amount: '0.5', receiver: `0x${'ab'.repeat(20)}` }
    expect(await reviewSend(kit, { draft })).toMatchObject({
      amount: 5n * 10n ** 17n,
    })
  })

  it('looks at the node each 10 s, and asks the data source every 30 s at most', async () => {
    const shell = `0x${'5e'.repeat(20)}`
    let held = 0n
    let nodeAsked = 0
    const toldAt: number[] = []
    const { clock, kit, text } = await show({
      capabilities: {
        getTokens: async ({ contracts = [] }) => {
          nodeAsked += 1
          return [undefined, dollar.address, ...contracts].map((address) => ({
            address,
            name: 'Any',
            symbol: address === shell ? 'SHELL' : 'ANY',
            balance: { value: address === shell ? held : 1n, decimals: 0 },
          }))
        },
      },
      data: dataSource({
        async portfolio({ environment }) {
          toldAt.push(environment.clock.now())
          return {
            isStale: false,
            isComplete: true,
            tokens: [{ address: shell, isVerified: true, spam: [] }],
          }
        },
      }),
    })
    await expect.poll(() => nodeAsked).toBeGreaterThan(0)
    // Opened again at once, it uses what was just told.
    navigate(kit, { type: 'reset', route: { view: 'Account' } })
    await expect.poll(text).not.toContain('Receive')
    const before = nodeAsked
    navigate(kit, { type: 'push', route: { view: 'Receive' } })
    await expect.poll(() => nodeAsked).toBeGreaterThan(before)
    for (let seconds = 10; seconds <= 60; seconds += 10) {
      held += 1n
      await clock.advance(10_000)
      await expect.poll(text).toContain(`Received ${held} SHELL`)
    }
    const [opened = 0] = toldAt
    expect(toldAt.map((at) => (at - opened) / 1_000)).toEqual([0, 30, 60])
  })

  it('does not look where no balances can be read, and stops with the view', async () => {
    let asked = 0
    const { clock, stop } = await show({
      capabilities: {
        getTokens: async () => {
          asked += 1
          return []
        },
      },
    })
    await expect.poll(() => asked).toBeGreaterThan(0)
    stop()
    const before = asked
    await clock.advance(60_000)
    expect(asked).toBe(before)
  })

  it.each(['dark', 'light'] as const)(
    'axe agrees, %s, 320 px',
    async (theme) => {
      const { element } = await show({ view: { theme, width: 320 } })
      await button('Add amount').click()
      await expect.element(page.getByRole('img')).toBeVisible()
      await expectAccessible(element)
      expect(element.firstElementChild?.scrollWidth).toBe(320)
    },
  )

  it('is all Arabic', async () => {
    const { element } = await show({ view: { locale: 'ar' } })
    await expect
      .element(page.getByRole('heading', { name: 'استلام' }))
      .toBeVisible()
    expect(element.textContent).not.toMatch(/Works|Copy|Add/)
  })
})
