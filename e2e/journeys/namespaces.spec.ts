import type { Locator } from '@playwright/test'
import { solanaTestTokens, testAccounts } from '../../devstack/addresses.js'
import { chainA } from '../chains.js'
import { freshSolanaAddress } from '../freshSolanaAddress.js'
import { expect, test } from '../journey.js'
import { namespaceAddress } from '../namespaceAddress.js'
import type { DemoPage } from '../pages/DemoPage.js'
import { NamespaceCard, namespaceNames } from '../pages/NamespaceCard.js'
import { passAtMost, stopClock } from '../pages/passTime.js'
import { reviewSend } from '../pages/reviewSend.js'
import { airdrop, lamportsOf, tokensOf } from '../solanaNode.js'
import { isSignedBy } from '../verifySignature.js'

const auto = {
  namespaces: 'all',
  devWalletApprove: 'auto',
  walletConnect: '0',
}
const five = { ...auto, devWallets: 'five' }

/** So fast a page follows its wallet, in milliseconds of the page. */
const followsWithinMs = 500

const [pass] = solanaTestTokens

/**
 * The namespaces whose balances the kit reads, and what their accounts have.
 */
const funded = [
  {
    name: 'Ethereum',
    balances: async () => {
      const [, address] = testAccounts
      const value = 40_000n * 10n ** 18n
      await chainA.setBalance({ address, value })
      // Other journeys send from the first account meanwhile.
      return [/^(?!40)[\d,.]+ ETH$/, '40,000.000 ETH'] as const
    },
  },
  {
    name: 'Solana',
    balances: async () => {
      const first = await inSol(namespaceAddress('Solana', 0))
      await airdrop(namespaceAddress('Solana', 1), 7_250_000_000n)
      const second = await inSol(namespaceAddress('Solana', 1))
      expect(second).not.toBe(first)
      return [first, second] as const
    },
  },
] as const

/** Rounded down to three decimals, as amounts are shown. */
async function inSol(owner: string): Promise<string> {
  const thousandths = Number((await lamportsOf(owner)) / 1_000_000n)
  const write = new Intl.NumberFormat('en', { minimumFractionDigits: 3 })
  return `${write.format(thousandths / 1_000)} SOL`
}

const cardsOf = (demo: DemoPage) =>
  namespaceNames.map((name) => new NamespaceCard(demo, name))

/** Five wallets of one namespace each, one after the other. */
async function connectFive(demo: DemoPage): Promise<void> {
  for (const card of cardsOf(demo)) {
    await card.open()
    if (card.name !== 'Ethereum')
      await demo.act(`Connect ${card.name} wallet`).click()
    await demo.act(new RegExp(`^Dev ${card.name} Wallet`)).click()
    await card.expectConnected(namespaceAddress(card.name, 0))
    await expect(card.detail('Wallet')).toHaveText(`Dev ${card.name} Wallet`)
    await expect(demo.modal()).toBeHidden()
  }
}

/**
 * One wallet: a first namespace by its chooser, the others by asking for them.
 */
async function connectOne(demo: DemoPage): Promise<void> {
  await demo.button('Connect wallet').click()
  await demo.devWallet.click()
  await demo.act('EVM').click()
  for (const card of cardsOf(demo)) {
    if (card.name !== 'Ethereum') await card.open()
    await card.expectConnected(namespaceAddress(card.name, 0))
    await expect(card.detail('Wallet')).toHaveText('Dev Wallet')
    await expect(demo.modal()).toBeHidden()
  }
}

for (const { connect, options, wallets } of [
  { wallets: 'five wallets', options: five, connect: connectFive },
  { wallets: 'one that speaks all', options: auto, connect: connectOne },
])
  test(`[R1.6] [R1.7] [R1.8] [R1.9] connects five namespaces at once, through ${wallets}; one leaves, four stay`, async ({
    demo,
  }) => {
    await demo.open(options)
    await connect(demo)
    const expectAll = async () => {
      for (const card of cardsOf(demo))
        await card.expectConnected(namespaceAddress(card.name, 0))
    }
    await expectAll()
    await demo.page.reload()
    await expectAll()
    await expect(demo.detail('Namespace')).toHaveText('cosmos')

    const expectFour = async () => {
      for (const card of cardsOf(demo))
        if (card.name === 'Solana') await card.expectDisconnected()
        else await card.expectConnected(namespaceAddress(card.name, 0))
      await expect(demo.detail('Namespace')).toHaveText('cosmos')
    }
    await new NamespaceCard(demo, 'Solana').disconnect()
    await expectFour()
    await demo.page.reload()
    await expectFour()
  })

test('[R3.9] [R2.30] one wallet lists its namespaces and how it stands in each', async ({
  demo,
}) => {
  await demo.open(auto)
  await demo.button('Connect wallet').click()
  await demo.devWallet.click()
  const choice = demo.modal()
  for (const name of ['EVM', 'Solana', 'Bitcoin', 'Polkadot', 'Cosmos'])
    await expect(demo.act(name)).toBeVisible()
  await demo.act('Bitcoin').click()
  const card = new NamespaceCard(demo, 'Bitcoin')
  await card.expectConnected(namespaceAddress('Bitcoin', 0))
  await expect(choice).toBeHidden()
})

for (const [number, label] of [
  ['1.5', 'SOL'],
  ['3', pass.symbol],
] as const)
  test(`[R1.6] sends ${number} ${label} that arrive exactly`, async ({
    demo,
  }) => {
    const to = freshSolanaAddress()
    await demo.open(five)
    const card = new NamespaceCard(demo, 'Solana')
    await card.open()
    await demo.act('Connect Solana wallet').click()
    await demo.act(/^Dev Solana Wallet/).click()
    await card.expectConnected(namespaceAddress('Solana', 0))
    const send = await reviewSend(demo, {
      amount: number,
      to,
      symbol: label,
      native: 'SOL',
    })
    await send.click()
    await expect(demo.modal('Sent')).toContainText(`${number} ${label}`)
    const arrived = () =>
      label === 'SOL' ? lamportsOf(to) : tokensOf(to, pass.address)
    await expect.poll(arrived).toBe(label === 'SOL' ? 1_500_000_000n : 3n)
  })

/** Changes the account in a wallet of the panel. */
async function changeAccount(demo: DemoPage, wallet: string): Promise<void> {
  await demo.page
    .getByRole('group', { name: wallet, exact: true })
    .getByRole('button', { name: 'Change account' })
    .click()
}

/** The same while the modal covers the page: wallets are beside it. */
async function changeUnseen(demo: DemoPage, wallet: string): Promise<void> {
  await demo.page
    .getByRole('group', { name: wallet, exact: true, includeHidden: true })
    .getByRole('button', { name: 'Change account', includeHidden: true })
    .dispatchEvent('click')
}

/** The page follows, as fast as the visitor expects. */
async function expectToFollow(
  place: Locator,
  text: string | RegExp,
  change: () => Promise<void>,
): Promise<void> {
  const page = place.page()
  const shown = place.getByText(text, { exact: true }).first()
  await expect(shown).toBeHidden()
  await stopClock(page)
  const isSo = () => shown.isVisible()
  await passAtMost(page, followsWithinMs, { act: change, isSo })
  await page.clock.resume()
}

/** The card shows the account, and what is signed now is by it alone. */
async function expectSigner(
  card: NamespaceCard,
  account: 0 | 1,
): Promise<void> {
  const address = namespaceAddress(card.name, account)
  await expect(card.detail('Account')).toHaveText(address)
  const signature = await card.sign()
  expect(await isSignedBy(card.name, address, signature)).toBe(true)
  const other = namespaceAddress(card.name, account === 0 ? 1 : 0)
  expect(await isSignedBy(card.name, other, signature)).toBe(false)
}

test('[R1.5] [R1.6] [R1.7] [R1.8] [R1.9] follows the account of each wallet, and signs with it, before and after a reload', async ({
  demo,
}) => {
  await demo.page.clock.install()
  await demo.open(five)
  await connectFive(demo)
  const cards = cardsOf(demo)
  for (const card of cards) {
    await expectSigner(card, 0)
    await expectToFollow(card.region, namespaceAddress(card.name, 1), () =>
      changeAccount(demo, `Dev ${card.name} Wallet`),
    )
    await expectSigner(card, 1)
  }
  await demo.page.reload()
  for (const card of cards) {
    await card.expectConnected(namespaceAddress(card.name, 1))
    await expectSigner(card, 1)
    await expectToFollow(card.region, namespaceAddress(card.name, 0), () =>
      changeAccount(demo, `Dev ${card.name} Wallet`),
    )
    await expectSigner(card, 0)
  }
})

for (const { balances, name } of funded)
  test(`[R1.16] shows the balance of the ${name} account that its wallet changes to, before and after a reload`, async ({
    demo,
  }) => {
    const [first, second] = await balances()
    const wallet = `Dev ${name} Wallet`
    const card = new NamespaceCard(demo, name)
    const shown = demo.modal().locator('[data-part="balance"]')
    await demo.page.clock.install()
    await demo.open(five)
    await card.open()
    if (name !== 'Ethereum') await demo.act(`Connect ${name} wallet`).click()
    await demo.act(new RegExp(`^${wallet}`)).click()
    await card.expectConnected(namespaceAddress(name, 0))
    await demo.button('Open account').click()
    await expect(shown).toHaveText(first)
    await expectToFollow(demo.modal(), second, () => changeUnseen(demo, wallet))
    await expect(shown).toHaveText(second)

    await demo.page.reload()
    await card.expectConnected(namespaceAddress(name, 1))
    await demo.button('Open account').click()
    await expect(shown).toHaveText(second)
    await expectToFollow(demo.modal(), first, () => changeUnseen(demo, wallet))
    await expect(shown).toHaveText(first)
  })

test('follows the account of one wallet in all five namespaces at once, before and after a reload', async ({
  demo,
}) => {
  await demo.page.clock.install()
  await demo.open(auto)
  await connectOne(demo)
  await expectToFollow(
    new NamespaceCard(demo, 'Ethereum').region,
    namespaceAddress('Ethereum', 1),
    () => changeAccount(demo, 'Dev Wallet'),
  )
  for (const card of cardsOf(demo)) await expectSigner(card, 1)
  await demo.page.reload()
  for (const card of cardsOf(demo))
    await card.expectConnected(namespaceAddress(card.name, 1))
  await changeAccount(demo, 'Dev Wallet')
  for (const card of cardsOf(demo)) await expectSigner(card, 0)
})

test('asks in the window of the wallet, in every namespace; who declined may ask again', async ({
  demo,
}) => {
  await demo.open({ namespaces: 'all', walletConnect: '0' })
  await demo.button('Connect wallet').click()
  await demo.devWallet.click()
  await demo.decide('Approve', () => demo.act('EVM').click())
  for (const card of cardsOf(demo)) {
    const sign = () => demo.button(`Sign ${card.name} message`).click()
    if (card.name !== 'Ethereum') {
      await demo.decide('Reject', () => card.open())
      await expect(demo.modal()).toContainText('declined')
      await card.expectDisconnected()
      await demo.decide('Approve', () => demo.act('Try again').click())
    }
    await card.expectConnected(namespaceAddress(card.name, 0))
    await expect(demo.modal()).toBeHidden()
    await demo.decide('Reject', sign)
    await expect(demo.result).toContainText(`Sign ${card.name} message failed`)
    await demo.decide('Approve', sign)
    await expect(demo.result).toContainText(`Sign ${card.name} message: `)
  }
})
