import { KitError } from '@hasp/core/errors'
import { selectRoute } from '@hasp/core/internal'
import { staticDirectory } from '@hasp/core/walletDirectory'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../testing/renderKit.js'
import { WalletButton } from './WalletButton.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

const directory = staticDirectory(
  ['kite', 'harbour'].map((id) => ({
    id,
    name: id === 'kite' ? 'Kite' : 'Harbour',
    rdns: `io.${id}`,
    namespaces: ['eip155'],
    homepage: `https://${id}.example`,
    isPairable: true,
  })),
)

function show(options: NonNullable<Parameters<typeof renderKit>[0]> = {}) {
  rendered = renderKit({
    children: <WalletButton wallet="kite" />,
    ...options,
    options: { wallets: { directory }, ...options.options },
  })
  return rendered
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

it('asks the wallet that it names, and leads to the account once it is connected', async () => {
  const { clock, kite, kit } = show()
  await expect.element(button('Kite')).toBeVisible()
  await button('Kite').click()
  await expect.poll(() => kite.calls).toEqual(['connect'])
  await expect
    .poll(async () => {
      await clock.advance(600)
      return kit.stores.modal.getState().isOpen
    })
    .toBe(false)
  // One that comes within 400 ms is the second half of a double press.
  await expect
    .poll(async () => {
      await button('Kite').click()
      return kit.stores.modal.getState().isOpen
    })
    .toBe(true)
  await expect
    .element(page.getByRole('heading', { name: 'Account' }))
    .toBeVisible()
  expect(kite.calls).toEqual(['connect'])
})

it('says that the wallet was declined, and goes back to all of them', async () => {
  const { kite, kit } = show()
  await expect.element(button('Kite')).toBeVisible()
  kite.next('connect', () => Promise.reject(new KitError('USER_REJECTED')))
  await button('Kite').click()
  await expect
    .poll(() => kit.stores.router.getState().history.map(({ view }) => view))
    .toEqual(['Connect', 'ConnectingExternal'])
  await expect.element(page.getByText(/declined/i).first()).toBeVisible()
})

it('shows the code of a wallet that is elsewhere', async () => {
  const { kit } = show({ children: <WalletButton wallet="harbour" /> })
  await expect.element(button('Harbour')).toBeVisible()
  await button('Harbour').click()
  expect(selectRoute(kit.stores.router.getState())).toEqual({
    view: 'ConnectingWalletConnect',
    parameters: { walletId: 'harbour' },
  })
})

it('holds the wallet back until the terms are accepted', async () => {
  const { kite, kit } = show({
    options: {
      app: { name: 'Tide', termsUrl: 'https://tide.example/terms' },
      features: { legalCheckbox: true },
    },
  })
  await expect.element(button('Kite')).toBeVisible()
  await button('Kite').click()
  expect(selectRoute(kit.stores.router.getState()).view).toBe('Connect')
  expect(kite.calls).toEqual([])
})

it('is not there for a wallet that the site excludes', async () => {
  const { container } = show({
    options: { wallets: { directory, exclude: ['kite'] } },
  })
  await expect.poll(() => container.querySelector('button')).toBe(null)
})

it('says what the site wants it to say', async () => {
  show({ children: <WalletButton wallet="kite" label="Use Kite" size="s" /> })
  await expect.element(button('Use Kite')).toBeVisible()
})
