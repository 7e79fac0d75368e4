import { connect } from '@hasp/core'
import { fakePhoneClient, mockAdapter, mockConnector } from '@hasp/core/testing'
import { walletConnect } from '@hasp/core/walletConnect'
import { afterEach, expect, it } from 'vitest'
import { page as screen } from 'vitest/browser'
import { ConnectButton } from '../buttons/ConnectButton.js'
import { useWallet } from '../hooks/useWallet.js'
import { renderKit } from '../testing/renderKit.js'

let page: ReturnType<typeof renderKit> | undefined
afterEach(() => page?.unmount())

/** Asks for what only hooks give: nothing here can open the modal. */
function OwnWalletState() {
  return useWallet().status
}

const fetched: string[] = []
new PerformanceObserver((list) =>
  fetched.push(...list.getEntries().map(({ name }) => name)),
).observe({ type: 'resource' })

const isFetched = (part: string) => fetched.some((name) => name.includes(part))
const isModalFetched = () => isFetched('/modal/KitModal')

const moveThePointer = () => window.dispatchEvent(new Event('pointermove'))

it('fetches the modal early only on a page that can open it', async () => {
  const headless = renderKit({ children: <OwnWalletState /> })
  page = headless
  moveThePointer()
  await connect(headless.kit, { connectorId: 'io.kite' })
  await expect.poll(() => headless.container.textContent).toBe('connected')
  // Whatever the first movement had asked for is answered before this is.
  await fetch('/?afterwards')
  await expect
    .poll(() => fetched.some((name) => name.endsWith('/?afterwards')))
    .toBe(true)
  expect(isModalFetched()).toBe(false)

  headless.draw(<ConnectButton />)
  moveThePointer()
  await expect.poll(isModalFetched, { timeout: 10_000 }).toBe(true)
})

it('fetches what connecting needs while the list is shown, and asks no wallet', async () => {
  const kite = mockConnector()
  let preloads = 0
  const preload = async () => {
    preloads += 1
  }
  page = renderKit({
    options: {
      adapters: [mockAdapter({ connectors: [{ ...kite, preload }] })],
    },
  })
  expect(preloads).toBe(0)
  await screen.getByRole('button', { name: 'Connect wallet' }).click()
  await expect.poll(() => preloads, { timeout: 10_000 }).toBeGreaterThan(0)
  expect(kite.calls).toEqual([])
})

it('fetches what the first code needs with the first sign that one is wanted, and asks nobody', async () => {
  const phone = fakePhoneClient()
  page = renderKit({
    options: { connectors: [walletConnect({ client: phone.create })] },
  })
  await screen.getByRole('button', { name: 'Connect wallet' }).click()
  const row = screen.getByRole('button', { name: /QR code/ })
  await expect.element(row).toBeVisible()
  expect(isFetched('/QrCode/QrCode')).toBe(false)
  await row.hover()
  await expect
    .poll(() => isFetched('/QrCode/QrCode'), { timeout: 10_000 })
    .toBe(true)
  expect(phone.listeners()).toBe(0)
  expect(phone.proposals).toEqual([])
})
