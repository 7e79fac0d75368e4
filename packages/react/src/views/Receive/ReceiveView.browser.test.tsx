import { connect, defineNetwork, navigate } from '@hasp/core'
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
} = {}) {
  const kite = mockConnector({ networkId, addresses: [own] })
  const [first, second] = testNetworks
  const others = Array.from({ length: more }, (_, index) =>
    defineNetwork({ ...second, id: 40_000 + index, name: `Further ${index}` }),
  )
  const setup = createTestKit({
    adapters: [mockAdapter({ connectors: [kite] })],
    networks: [{ ...first, tokens: [dollar] }, second, ...others],
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
      expect(await scan('QR code of your address')).toBe(own)
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
    expect(await scan('QR code of your address')).toBe(own)
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

  it('an amount that is none changes nothing and is explained', async () => {
    await show()
    await button('Add amount').click()
    await amount.fill('a lot')
    await expect
      .element(page.getByText('Enter a valid ETH amount.'))
      .toBeVisible()
    expect(await scan('QR code of your address')).toBe(own)
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
    expect(await scan('QR code of your address')).toBe(own)
    await expect.element(page.getByText('Unsupported network')).toBeVisible()
  })

  it('without a wallet: offers to connect one', async () => {
    const { kit } = await show({ isConnected: false })
    await button('Connect wallet').click()
    expect(kit.stores.router.getState().history.at(-1)?.view).toBe('Connect')
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
