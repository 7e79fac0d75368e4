import type { Page } from '@playwright/test'
import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { announceWallets } from '../pages/announceWallets.js'
import { stopClock } from '../pages/passTime.js'

const kite = { name: 'Kite', rdns: 'example.kite' }

test('users 4: nothing leaves the origin before a click, and only the nodes are asked after', async ({
  context,
  demo,
}) => {
  const origins = new Set<string>()
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:') origins.add(origin)
  })
  await demo.open({ devWalletApprove: 'auto' })
  await demo.page.waitForLoadState('networkidle')
  expect([...origins]).toEqual([stack.demo.url])

  await demo.connectAtOnce()
  await demo.button('Open account').click()
  await expect(demo.modal('Account')).toContainText('HTK')
  await demo.act('Receive').click()
  await expect(demo.modal('Receive')).toBeVisible()
  expect([...origins].sort()).toEqual([stack.demo.url, stack.evmA.url].sort())
})

test('fetches the modal once somebody moves, and not before', async ({
  demo,
  page,
}) => {
  const files = recordFiles(page)
  await demo.open()
  await page.waitForLoadState('networkidle')
  expect(files()).not.toContain('/KitModal')
  await page.mouse.move(300, 300)
  await expect.poll(files).toContain('/KitModal')
  await expect(demo.modal()).toBeHidden()
})

test('fetches the modal with the click for who saves data', async ({
  demo,
  page,
}) => {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true })
    Object.defineProperty(navigator, 'connection', { value: connection })
  })
  const files = recordFiles(page)
  await demo.open()
  await page.mouse.move(300, 300)
  await page.waitForLoadState('networkidle')
  expect(files()).not.toContain('/KitModal')
  await demo.button('Connect wallet').click()
  await expect(demo.modal('Connect a wallet')).toBeVisible()
  expect(files()).toContain('/KitModal')
})

for (const path of ['/', '/bench'])
  test(`users 8: ${path} is served with a strict policy and Trusted Types`, async ({
    demo,
  }) => {
    const answer = await demo.page.goto(path)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("style-src 'self';")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
  })

test('F-29: a blocked storage opens and connects', async ({ demo, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await announceWallets(page, [kite])
  await demo.open({ devWallet: '0' })
  await demo.button('Connect wallet').click()
  await demo.act(/^Kite/).click()
  await demo.expectConnected()
  await demo.button('Disconnect').click()
  await expect(demo.detail('Status')).toHaveText('Disconnected')
})

test('F-27: a full storage opens and connects', async ({ demo, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    }
  })
  await announceWallets(page, [kite])
  await demo.open({ devWallet: '0' })
  await demo.button('Connect wallet').click()
  await demo.act(/^Kite/).click()
  await demo.expectConnected()
})

test('F-28: garbage in every key opens and connects, and is gone', async ({
  demo,
  page,
}) => {
  const names = [
    'wallet',
    'activeNetwork',
    'recentWallets',
    'nativeBalances',
    'portfolios',
    'connections',
    'transactions',
    'disconnectedConnectorIds',
    'addressBook',
    'walletLabels',
  ]
  await announceWallets(page, [kite])
  await page.goto('/dev-wallet.html')
  for (const garbage of ['{', 'null', '[[{"namespace":7}]]', '"\u0000"'])
    await test.step(garbage, async () => {
      await page.evaluate(
        ([keys, text]) => {
          for (const key of keys) localStorage.setItem(`hasp.${key}`, text)
          localStorage.setItem('theme', text)
        },
        [names, garbage] as const,
      )
      await demo.open({ devWallet: '0' })
      await expect(demo.detail('Status')).toHaveText('Disconnected')
      await demo.button('Connect wallet').click()
      await demo.act(/^Kite/).click()
      await demo.expectConnected()
      expect(
        await page.evaluate(() => localStorage.getItem('hasp.connections')),
      ).toContain('example.kite')
    })
})

test('[R4.15] F-30: another tab follows connection and theme within a second', async ({
  context,
  demo,
}) => {
  await demo.page.clock.install()
  await demo.open({ devWalletApprove: 'auto' })
  const other = await context.newPage()
  await other.goto(demo.page.url())
  const status = other
    .getByRole('region', { name: 'Wallet state' })
    .locator('dd')
    .first()
  await expect(status).toHaveText('Disconnected')

  await demo.button('Connect wallet').click()
  await expect(demo.devWallet).toBeVisible()
  // Both tabs have one clock: the other one follows without any time of it.
  await stopClock(demo.page)
  await demo.devWallet.click()
  await expect(demo.detail('Status')).toHaveText('Connected')
  await expect(status).toHaveText('Connected')
  await demo.page.clock.resume()
  await expect(demo.modal()).toBeHidden()
  await stopClock(demo.page)

  const theme = demo.page.getByLabel('Theme')
  await theme.selectOption('light')
  await expect(demo.page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
  await demo.button('Disconnect').click()
  await expect(demo.detail('Status')).toHaveText('Disconnected')
  await expect(status).toHaveText('Disconnected')
})

test('[R9.20] the theme is dark at first, kept under the key theme and shown as data-theme', async ({
  demo,
}) => {
  await demo.open()
  const root = demo.page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await demo.page.getByLabel('Theme').selectOption('light')
  await expect(root).toHaveAttribute('data-theme', 'light')
  expect(await demo.page.evaluate(() => localStorage.getItem('theme'))).toBe(
    'light',
  )
  await demo.page.reload()
  await expect(root).toHaveAttribute('data-theme', 'light')
})

for (const afterMs of [0, 500, 3_000])
  test(`F-20: a wallet that shows up after ${afterMs} ms is listed and reconnects`, async ({
    demo,
    page,
  }) => {
    await announceWallets(page, [{ ...kite, afterMs }])
    await page.goto('/bench?devWallet=0')
    await demo.button('Connect wallet').click()
    await demo.act(/^Kite/).click()
    await demo.expectConnected()
    await page.reload()
    await expect(demo.detail('Status')).toHaveText('Connected')
  })

test('F-16: of ten wallets three hang at the reload, and nobody waits for them', async ({
  demo,
  page,
}) => {
  const wallets = Array.from({ length: 10 }, (_, index) => ({
    name: `Wallet ${index}`,
    rdns: `example.wallet${index}`,
    hangs: index < 3,
  }))
  await announceWallets(page, wallets)
  await page.clock.install()
  await page.goto('/dev-wallet.html')
  await stopClock(page)
  await page.evaluate(
    ({ account, chainId, ids }) => {
      const connections = ids.map((connectorId, index) => ({
        namespace: 'eip155',
        connectorId,
        walletName: connectorId,
        accounts: [{ address: account, type: 'eoa' }],
        caipNetworkId: `eip155:${chainId}`,
        isActive: index === 5,
      }))
      localStorage.setItem('hasp.connections', JSON.stringify(connections))
    },
    {
      account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      chainId: stack.evmA.chainId,
      ids: wallets.map(({ rdns }) => rdns),
    },
  )
  await page.goto('/bench?devWallet=0&multiWallet=1')
  // The three seconds that a silent wallet is given never go by.
  await expect(demo.detail('Status')).toHaveText('Connected')
  await expect(demo.detail('Wallet')).toHaveText('Wallet 5')
  await page.clock.resume()
  await demo.button('Open account').click()
  await expect(demo.modal('Account')).toBeVisible()
  await demo.act(/^Wallets/).click()
  await expect(demo.modal('Wallets')).toContainText('Wallet 9')
})

test('T-INJ-01: two wallets that claim one identity are two rows and a note', async ({
  demo,
  page,
}) => {
  await announceWallets(page, [kite, { ...kite, name: 'Kite' }])
  await demo.open({ devWallet: '0' })
  await demo.button('Connect wallet').click()
  await expect(demo.act(/^Kite/)).toHaveCount(2)
  await expect(demo.modal('Connect a wallet')).toContainText(
    'Two wallets use the same name',
  )
})

for (const isAnnounced of [false, true])
  test(`window.ethereum is ${isAnnounced ? 'left alone beside a wallet that announced itself' : 'a wallet when nothing announced itself'}`, async ({
    demo,
    page,
  }) => {
    await page.addInitScript(() => {
      const ethereum = {
        on: () => ethereum,
        removeListener: () => ethereum,
        request: async () => [],
      }
      Object.assign(window, { ethereum })
    })
    if (isAnnounced) await announceWallets(page, [kite])
    await demo.open({ devWallet: '0' })
    await demo.button('Connect wallet').click()
    await expect(
      demo.act(isAnnounced ? /^Kite/ : /^Browser wallet/),
    ).toBeVisible()
    await expect(demo.act(/^Browser wallet/)).toHaveCount(isAnnounced ? 0 : 1)
  })

test('[R9.14] the two wallets used last are recent', async ({ demo, page }) => {
  const names = ['Heron', 'Kite', 'Lumen']
  await announceWallets(
    page,
    names.map((name) => ({ name, rdns: `example.${name.toLowerCase()}` })),
  )
  await demo.open({ devWallet: '0' })
  for (const name of names) {
    await demo.button('Connect wallet').click()
    await demo.act(new RegExp(`^${name}`)).click()
    await demo.expectConnected()
    await demo.button('Disconnect').click()
    await expect(demo.detail('Status')).toHaveText('Disconnected')
  }
  await demo.button('Connect wallet').click()
  await expect(demo.act(/Recent/)).toHaveCount(2)
  await expect(demo.act(/^Heron.*Recent/)).toHaveCount(0)
})

test('[R2.9] [R1.18] two connected wallets are listed, and the other one can be used', async ({
  demo,
  page,
}) => {
  const names = ['Heron', 'Kite']
  await announceWallets(
    page,
    names.map((name) => ({ name, rdns: `example.${name.toLowerCase()}` })),
  )
  await demo.open({ devWallet: '0', multiWallet: '1' })
  await demo.button('Connect wallet').click()
  await demo.act(/^Heron/).click()
  await demo.expectConnected()
  await demo.button('Open account').click()
  await demo.act('Wallets').click()
  await expect(demo.modal('Wallets')).toContainText('Active')
  await demo.act('Add another wallet').click()
  await demo.act(/^Kite/).click()
  await expect(demo.modal('Wallets')).toContainText('Also connected')
  await expect(demo.detail('Wallet')).toHaveText('Kite')
  await demo.act(/Heron.*use|use.*Heron/i).click()
  await expect(demo.detail('Wallet')).toHaveText('Heron')
})

/** The names of the files that the page has asked for. */
function recordFiles(page: Page): () => string {
  const names: string[] = []
  page.on('request', (request) => names.push(new URL(request.url()).pathname))
  return () => names.join()
}
