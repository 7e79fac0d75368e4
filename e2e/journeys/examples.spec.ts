import { testAccounts } from '../../devstack/addresses.js'
import type { RunningPart } from '../../devstack/services/RunningPart.js'
import {
  installWallet,
  ModalPage,
} from '../../packages/core/src/exports/testing/playwright.js'
import {
  type MockEvmWallet,
  mockEvmWallet,
} from '../../packages/core/src/testing/evm/mockEvmWallet.js'
import { mockSolanaWallet } from '../../packages/core/src/testing/solana/mockSolanaWallet.js'
import { nodeA, stack } from '../chains.js'
import { test as base, expect } from '../journey.js'
import { ExamplePage } from '../pages/ExamplePage.js'
import { serveExample } from '../serveExample.js'
import {
  airdrop,
  failureOf,
  lamportsOf,
  latestBlockhash,
} from '../solanaNode.js'

/** Accounts that nothing else in the journeys uses. */
const [own, other] = [testAccounts[8], testAccounts[9]]

type Fixtures = {
  example: ExamplePage
  /** A wallet in the page whose node is the one of the stack. */
  kite: MockEvmWallet
  open: (name: string) => Promise<void>
}

const test = base.extend<Fixtures>({
  example: async ({ page }, use) => {
    await use(new ExamplePage(page))
  },
  kite: async ({ page }, use) => {
    const kite = mockEvmWallet({
      name: 'Kite',
      rdns: 'example.kite',
      accounts: [own],
      chainId: stack.evmA.chainId,
      forward: (call) => nodeA.request(call as never),
    })
    await installWallet(page, kite)
    await use(kite)
  },
  open: async ({ example }, use) => {
    const served: RunningPart[] = []
    await use(async (name) => {
      const site = await serveExample(name)
      served.push(site)
      await example.open(site.address.url)
    })
    for (const site of served) await site.stop()
  },
})

/** The transaction that the page names is on the chain, as it was meant. */
async function expectSent(text: string | null, value: bigint): Promise<void> {
  const [hash = ''] = text?.split(':') ?? []
  const id = { hash: hash as `0x${string}` }
  const { status } = await nodeA.waitForTransactionReceipt(id)
  const transaction = await nodeA.getTransaction(id)
  expect({ ...transaction, status }).toMatchObject({
    from: other.toLowerCase(),
    to: other.toLowerCase(),
    value,
    status: 'success',
  })
}

/** The kit's one listener for wallets is all there is. */
async function expectOneListener(example: ExamplePage): Promise<void> {
  expect(await example.walletListeners()).toEqual({ hanging: 1, ever: 1 })
}

/** How often the wallet was asked who is connected, and asked to connect. */
function reconnectsOf({ calls }: MockEvmWallet) {
  const count = (name: string) =>
    calls.filter(({ method }) => method === name).length
  return [count('eth_accounts'), count('eth_requestAccounts')]
}

for (const name of ['wagmi2', 'wagmi3'])
  test(`the example ${name} connects with the kit, follows, sends, and reconnects once`, async ({
    example,
    kite,
    open,
    page,
  }) => {
    const expectShown = async (...shown: string[]) => {
      for (const [index, part] of parts.entries())
        await expect(example.part(part)).toHaveText(shown[index] ?? '')
    }
    const parts = ['status', 'address', 'chain', 'wallet']
    const send = async () => {
      await example.button('Send 1 wei to myself').click()
      const hash = /^0x[0-9a-f]{64}$/
      await expect(example.part('result')).toHaveText(hash)
      await expectSent(await example.part('result').textContent(), 1n)
    }
    await open(name)
    await expectShown('disconnected')
    const modal = new ModalPage(page)
    await modal.connect('Kite')
    await expectShown('connected', own, '31337', 'Kite')
    await modal.open(/^Account/)
    expect(await modal.readAddress()).toBe(own)
    await modal.close()
    kite.setAccounts([other, own])
    await expectShown('connected', other, '31337', 'Kite')
    await send()
    await expectOneListener(example)
    expect(reconnectsOf(kite)).toEqual([0, 1])

    await page.reload()
    await expectShown('connected', other, '31337', 'Kite')
    await send()
    await expectOneListener(example)
    expect(reconnectsOf(kite)).toEqual([1, 1])
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => key.startsWith('wagmi'))).toEqual([])
  })

for (const name of ['viem', 'ethers'])
  test(`the example ${name} connects, follows, sends, and reconnects once`, async ({
    example,
    kite,
    open,
    page,
  }) => {
    const send = async () => {
      await example.button('Send 0.1 ETH to myself').click()
      await expect(example.result).toHaveText(/^0x[0-9a-f]{64}: success$/)
      await expectSent(await example.result.textContent(), 10n ** 17n)
    }
    await open(name)
    await expect(example.account).toHaveText('Not connected')
    await example.button('Send 0.1 ETH to myself').click()
    await expect(example.result).toHaveText(
      'No wallet is connected. Connect one first.',
    )
    await example.button('Connect a wallet').click()
    await expect(example.result).toHaveText(`Connected: ${own}`)
    await expect(example.account).toContainText(own)
    kite.setAccounts([other, own])
    await expect(example.account).toContainText(other)
    await send()
    await expectOneListener(example)

    await page.reload()
    await expect(example.account).toContainText(other)
    await send()
    await expectOneListener(example)
    expect(reconnectsOf(kite)).toEqual([1, 1])
  })

test('the example plainPage connects without React of its own, follows, and reconnects once', async ({
  example,
  kite,
  open,
  page,
}) => {
  const short = (address: string) =>
    `Account ${address.slice(0, 6)}…${address.slice(-4)}`
  await open('plainPage')
  await expect(example.account).toHaveText('Not connected')
  const modal = new ModalPage(page)
  await modal.open('Join')
  await expect(modal.dialog()).toHaveCount(1)
  await modal.chooseWallet('Kite')
  await modal.expectClosed()
  await expect(example.account).toHaveText(own)
  await expect(example.button(short(own))).toHaveCount(2)
  kite.setAccounts([other, own])
  await expect(example.account).toHaveText(other)
  await expectOneListener(example)

  await page.reload()
  await expect(example.account).toHaveText(other)
  await expectOneListener(example)
  expect(reconnectsOf(kite)).toEqual([1, 1])
  await example.button(short(other)).last().click()
  await modal.disconnect()
  await expect(example.account).toHaveText('Not connected')
  await expect(example.button('Join')).toBeVisible()
})

test('the example solanaKit connects, sends, and reconnects once', async ({
  example,
  open,
  page,
}) => {
  const fee = 5_000n
  const wallet = mockSolanaWallet({
    name: 'Kite',
    chains: ['solana:localnet'],
    seeds: [crypto.getRandomValues(new Uint8Array(32))],
  })
  const [account = ''] = wallet.addresses
  let lastBlockhash = ''
  const send = async () => {
    await expect.poll(latestBlockhash).not.toBe(lastBlockhash)
    const before = await lamportsOf(account)
    await example.button('Send 0.1 SOL to myself').click()
    await expect(example.result).toHaveText(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/)
    const signature = (await example.result.textContent()) ?? ''
    expect(await failureOf(signature)).toBe(null)
    expect(before - (await lamportsOf(account))).toBe(fee)
    lastBlockhash = await latestBlockhash()
  }
  await airdrop(account, 10n ** 9n)
  await installWallet(page, { install: wallet.register })
  await open('solanaKit')
  await example.button('Send 0.1 SOL to myself').click()
  await expect(example.result).toHaveText('No ActiveCaipAddress found')
  await example.button('Connect a wallet').click()
  await expect(example.result).toHaveText('Connected with Kite')
  await expect(example.account).toHaveText(account)
  await send()

  const uses = () =>
    wallet.calls.filter(({ feature }) => feature === 'standard:connect')
  const before = uses().length
  await page.reload()
  await expect.poll(() => uses().length).toBe(before + 1)
  await send()
  expect(uses().slice(before)).toMatchObject([{ inputs: [{ silent: true }] }])
})
