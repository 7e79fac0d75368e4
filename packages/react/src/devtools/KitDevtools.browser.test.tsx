import { internals } from '@hasp/core/internal'
import { createMemoryStore, createMockWallet } from '@hasp/core/testing'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithKit } from '../testing/renderWithKit.js'
import { KitDevtools } from './KitDevtools.js'
import { walletFaults } from './walletFaults.js'

async function open() {
  const wallet = await createMockWallet({
    namespace: 'eip155',
    name: 'Kite',
    chainId: 31_337,
  })
  const app = await renderWithKit(
    <KitDevtools faults={walletFaults(wallet)} />,
    { wallet },
  )
  onTestFinished(() => app.unmount())
  await page.getByRole('button', { name: 'Hasp devtools' }).click()
  const panel = page.getByRole('region', { name: 'Hasp devtools' })
  await expect.element(panel).toBeVisible()
  const tab = (name: string) => panel.getByRole('tab', { name })
  return { ...app, panel, tab, wallet }
}

it('shows what is asked of wallets and nodes, and how it ended', async () => {
  const { connect, panel, tab, wallet } = await open()
  await tab('Requests').click()
  await connect()
  const row = panel.getByRole('row', { name: 'Kite eth_requestAccounts' })
  await expect.element(row).toHaveTextContent(/\d ms/)
  await expect.element(row).toHaveTextContent('answered')
  expect(wallet.requests()).toContain('eth_requestAccounts')
  await tab('Connections').click()
  await expect.element(panel).toHaveTextContent('eip155:31337')
  await tab('Events').click()
  await expect.element(panel).toHaveTextContent('CONNECT_SUCCESS')
  await panel.getByRole('button', { name: 'Clear' }).click()
  await expect.element(panel).toHaveTextContent('Nothing has happened yet.')
})

it('forces faults, of which a question has one', async () => {
  const { connect, panel, tab } = await open()
  await tab('Test wallet').click()
  const [declines, silent] = [
    panel.getByRole('button', { name: 'Declines to connect' }),
    panel.getByRole('button', { name: 'Never answers a request to connect' }),
  ]
  await silent.click()
  await declines.click()
  await expect.element(silent).toHaveAttribute('aria-pressed', 'false')
  await expect(connect()).rejects.toMatchObject({ code: 'CONNECTION_REJECTED' })
  await declines.click()
  await connect()
})

it('leaves the kit as it was', async () => {
  const { connect, kit, rerender } = await open()
  await connect()
  const { environment } = kit[internals]
  const observed = environment.fetch
  const [connector] = kit.stores.connectors.getState().connectors
  const provider = connector?.getProvider() as { request: unknown }
  const request = provider.request
  rerender(null)
  await expect
    .element(page.getByRole('button', { name: 'Hasp devtools' }))
    .not.toBeInTheDocument()
  expect(environment.fetch).not.toBe(observed)
  expect(provider.request).not.toBe(request)
})

it('moves between its parts by the arrows, and closes by Escape', async () => {
  const { panel, tab } = await open()
  await tab('Connections').click()
  const isShown = (name: string) =>
    expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowRight}')
  await isShown('State')
  await userEvent.keyboard('{ArrowLeft}')
  await isShown('Connections')
  await userEvent.keyboard('{ArrowLeft}')
  await isShown('Test wallet')
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
})

it('tells of a storage that cannot be listed', async () => {
  expect('key' in createMemoryStore()).toBe(false)
  const { panel, tab } = await open()
  await tab('Storage').click()
  await expect.element(panel).toHaveTextContent('cannot be listed')
})
