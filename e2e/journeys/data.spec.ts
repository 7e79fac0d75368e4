import { type Balances, balancesPath } from '@hasp/protocol/data'
import type { Locator, Request } from '@playwright/test'
import { erc20Abi } from 'viem'
import {
  solanaChain,
  solanaTestTokens,
  testAccounts,
  unlistedToken,
} from '../../devstack/addresses.js'
import { installWallet } from '../../packages/core/src/exports/testing/playwright.js'
import { nodeA, stack } from '../chains.js'
import { freshAccount } from '../freshAccount.js'
import { freshSolanaAddress } from '../freshSolanaAddress.js'
import { expect, test } from '../journey.js'
import { namespaceAddress } from '../namespaceAddress.js'
import { askAhead } from '../pages/askAhead.js'
import { DemoPage } from '../pages/DemoPage.js'
import { focusByKeyboard } from '../pages/focusByKeyboard.js'
import { holdRequests } from '../pages/holdRequests.js'
import { NamespaceCard } from '../pages/NamespaceCard.js'
import { overflowing } from '../pages/overflowing.js'
import { pressByKeyboard } from '../pages/pressByKeyboard.js'
import { selfSigningWallet } from '../pages/selfSigningWallet.js'
import { settled } from '../pages/settled.js'
import { takeComplaints } from '../pages/takeComplaints.js'
import { tokensOf } from '../solanaNode.js'

const owner = namespaceAddress('Solana', 0)
const options = { data: '1', devWalletApprove: 'auto' }
const anyQuestion = `${stack.dataService.url}/**`
const balances = `${stack.dataService.url}/v1/accounts/*/balances`
const receiver = testAccounts[8]
const pictures = `${stack.dataService.url}/v1/images/`
const isQuestion = (request: Request) =>
  request.url().startsWith(stack.dataService.url) &&
  !request.url().startsWith(pictures)

const unitsOf = (address: `0x${string}`) =>
  nodeA.readContract({
    abi: erc20Abi,
    address: unlistedToken.address,
    functionName: 'balanceOf',
    args: [address],
  })

async function openAccount(demo: DemoPage): Promise<void> {
  await askAhead()
  await demo.open(options)
  await demo.connectAtOnce()
  await demo.button('Open account').click()
}

test('[R7.35] a visitor sees all that the account holds with its value, and sends a token that no site knows', async ({
  demo,
}) => {
  const asked: string[] = []
  const askedOfNode: unknown[] = []
  demo.page.on('request', (request) => {
    if (isQuestion(request)) asked.push(request.url())
    if (!request.url().startsWith(stack.evmA.url)) return
    const { method, params } = request.postDataJSON()
    askedOfNode.push(JSON.stringify({ method, params }))
  })
  const before = await unitsOf(receiver)
  await askAhead()
  await demo.open(options)
  await demo.connectAtOnce()
  expect(asked).toEqual([])
  expect(askedOfNode).toEqual([])
  await demo.button('Open account').click()
  const modal = demo.modal('Account')
  await expect(modal).toContainText(/\$[\d,]+\.\d\d/)
  await expect(modal).toContainText('without 1 token of unknown price')
  await expect(modal.getByText('Hasp Test Find')).toBeVisible()
  // What it has, what it is called, and whether names are to be had.
  expect(asked.length).toBeLessThanOrEqual(3)
  expect(new Set(asked).size).toBe(asked.length)
  // Its ether at once, and then all of it in one call.
  expect(askedOfNode.length).toBeLessThanOrEqual(2)
  expect(new Set(askedOfNode).size).toBe(askedOfNode.length)

  const amount = { amount: '12.5', to: receiver, symbol: 'HFIND' }
  await demo.kitModal.send(amount)
  await expect.poll(() => unitsOf(receiver)).toBe(before + 12_5000_0000n)
})

test('[R7.35] tokens have their pictures, which the data service alone is asked for, each once', async ({
  demo,
  page,
}) => {
  const account = `eip155:${stack.evmA.chainId}:${testAccounts[0]}`
  const readIcons = async () => {
    const path = balancesPath(account)
    const response = await fetch(`${stack.dataService.url}${path}`)
    const { tokens } = (await response.json()) as Balances
    return tokens.flatMap(({ iconUrl, symbol }) => (iconUrl ? symbol : []))
  }
  // It fetches them after the first answer, which is used for half a minute.
  await expect.poll(readIcons, { timeout: 45_000 }).toEqual(['HTK', 'HUSD'])
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(request.url())
  })
  await openAccount(demo)
  await expect(demo.detail('Account')).toHaveText(testAccounts[0])
  const sources = []
  for (const symbol of ['HTK', 'HUSD']) {
    const row = demo.act(new RegExp(`^${symbol}`))
    await expect(row.locator('[data-state=image]')).toBeVisible()
    const picture = row.locator('img')
    sources.push((await picture.getAttribute('src')) ?? '')
  }
  for (const source of sources) expect(source).toContain(pictures)
  expect(new Set(sources).size).toBe(2)
  const fetched = asked.filter((url) => !url.startsWith('data:'))
  expect(fetched.toSorted()).toEqual(sources.toSorted())
})

for (const [hand, width, press] of [
  ['by mouse', 1280, (target: Locator) => target.click()],
  ['by keyboard alone, on 390 px', 390, pressByKeyboard],
] as const)
  test(`[R7.35] [R1.16] [R9.35] a visitor sees the three tokens of a Solana account with their value, and sends one, ${hand}`, async ({
    demo,
  }) => {
    const to = freshSolanaAddress()
    await demo.page.setViewportSize({ width, height: 844 })
    await askAhead(`solana:${solanaChain.reference}:${owner}`)
    await demo.open({
      ...options,
      namespaces: 'all',
      devWallets: 'five',
      walletConnect: '0',
    })
    // Of the page itself there is more than a modal's keys are for.
    await demo.button('Open Solana').click()
    await press(demo.act('Connect Solana wallet'))
    await press(demo.act(/^Dev Solana Wallet/))
    const card = new NamespaceCard(demo, 'Solana')
    await card.expectConnected(owner)
    await demo.button('Open account').click()
    const modal = demo.modal('Account')
    await expect(modal).toContainText(/\$[\d,]+\.\d\d/)
    await expect(modal).toContainText('without 1 token of unknown price')
    for (const { name } of solanaTestTokens)
      await expect(modal.getByText(name)).toHaveCount(1)
    // What accounts of Solana did nobody tells.
    await expect(modal.getByRole('tab', { name: 'Activity' })).toHaveCount(0)
    await settled(demo.page)
    expect(await demo.modal().evaluate(overflowing)).toEqual([])

    await press(demo.act(/^HUSD/))
    const send = demo.modal('Send')
    await focusByKeyboard(send.getByRole('textbox', { name: 'Amount' }))
    await demo.page.keyboard.type('12.5')
    await focusByKeyboard(send.getByRole('textbox', { name: 'To' }))
    await demo.page.keyboard.type(to)
    await press(demo.act('Review'))
    await press(demo.act('Send 12.5 HUSD'))
    await expect(demo.modal('Sent')).toContainText('12.5 HUSD')
    const [, husd] = solanaTestTokens
    await expect.poll(() => tokensOf(to, husd.address)).toBe(12_500_000n)
  })

test('[R4.17] ten minutes with Account open ask little of the service, and of a hidden tab nothing', async ({
  demo,
}) => {
  const { clock } = demo.page
  const minutes = 10
  const asked: string[] = []
  const unanswered = new Set<Request>()
  demo.page.on('request', (request) => {
    if (!isQuestion(request)) return
    asked.push(new URL(request.url()).pathname)
    unanswered.add(request)
  })
  demo.page.on('requestfinished', (request) => unanswered.delete(request))
  demo.page.on('requestfailed', (request) => unanswered.delete(request))
  const now = () => demo.page.evaluate(() => Date.now())
  const rest = async () => {
    asked.length = 0
    const from = await now()
    let passedMs = 0
    while (passedMs < minutes * 60_000) {
      // Less than a page waits for an answer, so that it takes every one.
      await clock.runFor(3_000)
      await expect.poll(() => unanswered.size).toBe(0)
      passedMs = (await now()) - from
    }
    return { asked: [...asked], halfMinutes: passedMs / 30_000 }
  }
  await clock.install()
  await openAccount(demo)
  const modal = demo.modal('Account')
  await expect(modal).toContainText(/\$[\d,]+\.\d\d/)
  // The last to come: no name, and that there are names to be had.
  await expect(demo.act('Take a name people can send to')).toBeVisible()
  // All is there: nobody is asked until something happens.
  expect((await rest()).asked).toEqual([])

  await modal.getByRole('tab', { name: 'Activity' }).click()
  await expect(modal.locator('[data-part="activity-row"]')).not.toHaveCount(0)
  const watched = await rest()
  const said = watched.asked.join(' ')
  expect(watched.asked.length, said).toBeGreaterThan(minutes)
  expect(watched.asked.length, said).toBeLessThanOrEqual(
    watched.halfMinutes + 1,
  )

  await demo.page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  expect((await rest()).asked).toEqual([])
})

test('two tabs show the same: the second one what the first has read, before anybody answers it', async ({
  complaints,
  context,
  demo,
}) => {
  const total = (tab: DemoPage) =>
    tab
      .modal('Account')
      .getByText(/^\$[\d,]+\.\d\d$/)
      .first()
  // From the common one others send meanwhile.
  const own = await freshAccount()
  await askAhead(`eip155:${stack.evmA.chainId}:${own.address}`)
  const wallet = selfSigningWallet(own)
  await installWallet(demo.page, wallet)
  await demo.open({ data: '1', devWallet: '0' })
  await demo.kitModal.connect('Kite')
  await demo.button('Open account').click()
  await expect(total(demo)).toBeVisible()
  const shown = (await total(demo).textContent()) ?? ''

  const other = new DemoPage(await context.newPage(), complaints)
  const answer = await holdRequests(other.page, anyQuestion)
  await installWallet(other.page, wallet)
  await other.open({ data: '1', devWallet: '0' })
  await other.expectConnected()
  await other.button('Open account').click()
  await expect(total(other)).toHaveText(shown)
  answer()

  // What one of them sends, both have less of.
  await demo.kitModal.send({ amount: '0.01', to: receiver })
  await demo.page.keyboard.press('Escape')
  await expect(total(demo)).not.toHaveText(shown)
  const left = (await total(demo).textContent()) ?? ''
  await expect(total(other)).toHaveText(left)
})

for (const [name, status] of [
  ['refuses', 403],
  ['is limited', 429],
  ['fails', 500],
  ['is down', 503],
] as const)
  test(`[F-44] a data service that ${name} costs prices, not balances`, async ({
    complaints,
    demo,
  }) => {
    await demo.page.route(anyQuestion, (route) => route.fulfill({ status }))
    await openAccount(demo)
    const modal = demo.modal('Account')
    await expect(modal).toContainText('Prices aren’t available right now')
    await expect(modal).toContainText(/[\d,.]+ ETH/)
    await expect(modal).toContainText('HUSD')
    await expect(modal).not.toContainText('$')
    // Nothing is asked from here on that could fail.
    await demo.page.goto('about:blank')
    takeComplaints(complaints, [
      /Failed to load resource|CORS/,
      // Its developer is told why (R8.41).
      ...(status === 403 ? [/Invalid App Configuration/] : []),
    ])
  })

test('[F-44] a data service that is stopped or hangs is not waited for, and is asked again once it may be there', async ({
  demo,
}) => {
  const { clock } = demo.page
  await clock.install()
  await demo.page.route(balances, () => undefined)
  await openAccount(demo)
  const modal = demo.modal('Account')
  await expect(modal).toContainText(/[\d,.]+ ETH/)
  await clock.runFor(5_000)
  await expect(modal).toContainText('Prices aren’t available right now')
  await expect(modal).toContainText('HUSD')
  await demo.page.unroute(balances)
  await demo.close()
  await clock.runFor(31_000)
  await askAhead()
  await demo.button('Open account').click()
  await expect(modal).toContainText(/\$[\d,]+\.\d\d/)
})
