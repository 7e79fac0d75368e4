import { expect, test } from '../journey.js'
import type { DemoPage } from '../pages/DemoPage.js'
import { focusByKeyboard } from '../pages/focusByKeyboard.js'
import { inArabic } from '../pages/inArabic.js'
import { NamespaceCard } from '../pages/NamespaceCard.js'
import { pressByKeyboard } from '../pages/pressByKeyboard.js'
import { tabStops } from '../pages/tabStops.js'

const namespaces = {
  namespaces: 'all',
  multiWallet: '1',
  walletConnect: '0',
  devWalletApprove: 'auto',
}

const heading = (demo: DemoPage, name: string) =>
  demo.modal(name).getByRole('heading', { name, exact: true, level: 2 })

test('users 41: the chooser by keyboard: each namespace is a stop, Escape leads back to the wallet', async ({
  demo,
}) => {
  const { keyboard } = demo.page
  const title = 'Which network?'
  await demo.open(namespaces)
  await pressByKeyboard(demo.button('Connect wallet'))
  await pressByKeyboard(demo.devWallet)
  await expect(heading(demo, title)).toBeFocused()
  expect(await tabStops(demo.page)).toEqual([
    'EVM',
    'Solana',
    'Polkadot',
    'Bitcoin',
    'Cosmos',
    'Back',
    'Close',
  ])
  await keyboard.press('Escape')
  await expect(demo.devWallet).toBeFocused()
  await keyboard.press('Enter')
  await expect(heading(demo, title)).toBeFocused()
  await pressByKeyboard(demo.act('EVM'))
  await demo.expectConnected()
})

test('users 41: several wallets by keyboard: tabs, rows, a menu and back', async ({
  demo,
}) => {
  const { keyboard } = demo.page
  await demo.open(namespaces)
  await connectTwoNamespaces(demo)
  await pressByKeyboard(demo.button('Open account'))
  await pressByKeyboard(demo.act('Wallets'))
  await expect(heading(demo, 'Wallets')).toBeFocused()
  expect(await tabStops(demo.page)).toEqual([
    'Solana 1',
    expect.stringContaining('Dev Wallet'),
    'More options for Dev Wallet',
    'Connect another account',
    'Add another wallet',
    'Forget this device',
    'Disconnect all',
    'Back',
    'Close',
  ])
  const tab = (name: string) => demo.modal().getByRole('tab', { name })
  await focusByKeyboard(tab('Solana'))
  await keyboard.press('ArrowLeft')
  await expect(tab('EVM')).toBeFocused()
  await expect(tab('EVM')).toHaveAttribute('aria-selected', 'true')
  await keyboard.press('End')
  await expect(tab('Cosmos')).toBeFocused()
  await keyboard.press('Home')
  await expect(tab('EVM')).toBeFocused()

  const more = demo.act('More options for Dev Wallet')
  await pressByKeyboard(more)
  const items = demo.modal().getByRole('menuitem')
  await expect(items.first()).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(items.nth(1)).toBeFocused()
  await keyboard.press('Escape')
  await expect(more).toBeFocused()
  await expect(demo.modal('Wallets')).toBeVisible()
  await keyboard.press('Escape')
  await expect(demo.act('Wallets')).toBeFocused()
  await keyboard.press('Escape')
  await expect(demo.button('Open account')).toBeFocused()
})

test('users 41: networks of several namespaces by keyboard', async ({
  demo,
}) => {
  const { keyboard } = demo.page
  await demo.open(namespaces)
  await connectTwoNamespaces(demo)
  await pressByKeyboard(demo.button('Open networks'))
  await expect(heading(demo, 'Networks')).toBeFocused()
  const stops = await tabStops(demo.page)
  expect(stops[0]).toContain('Search networks')
  expect(stops).toContain('Close')
  await focusByKeyboard(demo.modal().getByRole('searchbox'))
  await keyboard.type('local two')
  await pressByKeyboard(demo.network('Hasp Local Two'))
  await expect(demo.modal()).toBeHidden()
  await expect(
    new NamespaceCard(demo, 'Ethereum').detail('Network'),
  ).toHaveText('Hasp Local Two')
})

for (const [locale, right, left] of [
  ['en', 'ArrowRight', 'ArrowLeft'],
  ['ar', 'ArrowLeft', 'ArrowRight'],
] as const)
  test(`users 41: the grid of all wallets by keyboard, in ${locale}`, async ({
    demo,
  }) => {
    const { keyboard } = demo.page
    await demo.open({ devWallet: '0', locale })
    await pressByKeyboard(
      demo.page.locator('[data-part="connect-button"] button'),
    )
    const all = demo.modal().locator('[data-part="list-row"]').last()
    await focusByKeyboard(
      demo.modal().locator('[data-part="list-row"]').first(),
    )
    await focusByKeyboard(all, 'ArrowDown')
    await keyboard.press('Enter')
    const cells = demo.modal().locator('[data-part="wallet-card"]')
    await expect(cells.first()).toBeVisible()
    await expect(demo.modal().getByRole('heading', { level: 2 })).toBeFocused()
    const stops = await tabStops(demo.page)
    const name = cells.first().locator('> :not([aria-hidden])').first()
    const cell = await name.textContent()
    expect(stops.filter((stop) => stop === cell?.trim())).toHaveLength(1)
    await focusByKeyboard(cells.first())
    await keyboard.press(right)
    await expect(cells.nth(1)).toBeFocused()
    await keyboard.press('ArrowDown')
    await expect(cells.nth(5)).toBeFocused()
    await keyboard.press(left)
    await expect(cells.nth(4)).toBeFocused()
    await keyboard.press('ArrowUp')
    await expect(cells.first()).toBeFocused()
    await keyboard.press('/')
    await expect(demo.modal().getByRole('searchbox')).toBeFocused()
    await focusByKeyboard(cells.first())
    await keyboard.press('Enter')
    const code =
      locale === 'en'
        ? 'QR code to connect a wallet'
        : inArabic('QR code to connect a wallet')
    await expect(demo.modal().getByRole('img', { name: code })).toBeVisible()
    await keyboard.press('Alt+ArrowLeft')
    await expect(cells.first()).toBeFocused()
    await keyboard.press('Escape')
    await expect(all).toBeFocused()
  })

test('users 41: pairing by keyboard: the link is the first stop', async ({
  demo,
}) => {
  const { keyboard } = demo.page
  await demo.open({ devWallet: '0' })
  await pressByKeyboard(demo.button('Connect wallet'))
  await pressByKeyboard(demo.act(/^WalletConnect/))
  await expect(heading(demo, 'Scan with your wallet')).toBeFocused()
  await expect(demo.act('Copy link')).toBeVisible()
  const stops = await tabStops(demo.page)
  expect(stops).toContain('Copy link')
  expect(stops).toContain('Close')
  await keyboard.press('Escape')
  await expect(demo.act(/^WalletConnect/)).toBeFocused()
})

/** EVM by the chooser, then Solana by the same wallet, which is in use then. */
async function connectTwoNamespaces(demo: DemoPage): Promise<void> {
  await pressByKeyboard(demo.button('Connect wallet'))
  await pressByKeyboard(demo.devWallet)
  await pressByKeyboard(demo.act('EVM'))
  await demo.expectConnected()
  await pressByKeyboard(demo.button('Open Solana'))
  await expect(new NamespaceCard(demo, 'Solana').detail('Status')).toHaveText(
    'Connected',
  )
  await expect(demo.detail('Namespace')).toHaveText('solana')
  if (await demo.modal().isVisible()) await demo.page.keyboard.press('Escape')
  await expect(demo.modal()).toBeHidden()
}
