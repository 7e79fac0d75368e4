import { createPublicClient, http } from 'viem'
import {
  generatePrivateKey,
  privateKeyToAccount,
  privateKeyToAddress,
} from 'viem/accounts'
import {
  ensContracts,
  ownDomain,
  seededNames,
  testAccounts,
} from '../../devstack/addresses.js'
import { installWallet } from '../../packages/core/src/exports/testing/playwright.js'
import { mockEvmWallet } from '../../packages/core/src/exports/testing.js'
import { nodeA, stack, weiOf } from '../chains.js'
import { expect, test } from '../journey.js'
import { askAhead } from '../pages/askAhead.js'
import { DemoPage } from '../pages/DemoPage.js'
import { findViolations } from '../pages/findViolations.js'
import { overflowing } from '../pages/overflowing.js'
import { passUntil, stopClock } from '../pages/passTime.js'
import { pressUntil } from '../pages/pressUntil.js'
import { selfSigningWallet } from '../pages/selfSigningWallet.js'
import { takeComplaints } from '../pages/takeComplaints.js'
import { registerEnsName } from '../registerEnsName.js'

/** Nobody else's, so that the account of all other journeys stays nameless. */
const key = privateKeyToAccount(generatePrivateKey())
const own = key.address
const label = 'tide-mill'
const name = `${label}.${ownDomain}`

/** Anybody's client of ENS. */
const client = createPublicClient({
  chain: {
    id: stack.evmA.chainId,
    name: stack.evmA.name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [stack.evmA.url] } },
    contracts: {
      ensUniversalResolver: { address: ensContracts.universalResolver },
    },
  },
  transport: http(stack.evmA.url),
})

test('[R2.16] [R2.17] [R5.8] [R7.28] [R7.29] [R7.30] [R7.31] [R9.35] a visitor takes a name, is shown by it at once, and is sent money by it from another account', async ({
  browser,
  complaints,
  demo,
  page,
}) => {
  const wallet = selfSigningWallet(key)
  await installWallet(page, wallet)
  const asked: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    // Pictures are no questions.
    const isPicture = pathname.startsWith('/v1/images/')
    if (origin === stack.dataService.url && !isPicture) asked.push(pathname)
  })
  await askAhead(`eip155:${stack.evmA.chainId}:${own}`)
  await demo.open({ devWallet: '0', data: '1' })
  const modal = demo.kitModal
  await modal.connect('Kite')
  expect(asked).toEqual([])
  await modal.open('Open account')
  await modal.button('Take a name people can send to').waitFor()
  await expect(demo.modal('Account')).toContainText(/\$[\d,]+\.\d\d/)
  // What it has, what it is called, and whether names are registered at all.
  expect(asked.length).toBeLessThanOrEqual(3)
  expect(new Set(asked).size).toBe(asked.length)

  await modal.button('Take a name people can send to').click()
  const view = demo.modal('Choose a name')
  const field = view.getByRole('textbox', { name: 'Name' })
  await expect(field).toBeFocused()
  await field.pressSequentially('Tide!')
  await expect(field).toHaveValue('Tide!')
  await expect(view).toContainText('Letters, digits, hyphens, not yet')
  await field.fill('support')
  await expect(view).toContainText('taken')
  await field.fill(label)
  await modal.button(`Take ${name}`).waitFor()
  expect(await findViolations(demo.modal())).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await demo.modal().evaluate(overflowing)).toEqual([])
  wallet.next('personal_sign').reject(4001)
  await modal.button(`Take ${name}`).click()
  await expect(view).toContainText('declined')
  await pressUntil(modal.button(`Take ${name}`), demo.modal(`${name} is yours`))
  expect(await findViolations(demo.modal())).toEqual([])
  expect(await demo.modal().evaluate(overflowing)).toEqual([])
  await modal.button('Done').click()
  await expect(demo.modal('Account')).toContainText(name)
  await expect(modal.button('Back')).toHaveCount(0)
  expect(await client.getEnsAddress({ name })).toBe(own)
  const events = (await demo.events.textContent()) ?? ''
  expect(events).toContain('NAME_SUCCESS')
  expect(events).not.toContain(label)

  const other = await (await browser.newContext()).newPage()
  const sender = new DemoPage(other, complaints)
  await other.goto(
    new URL('/bench?devWallet=1&data=1&devWalletApprove=auto', page.url()).href,
  )
  await sender.connectAtOnce()
  await sender.button('Open account').click()
  const before = await weiOf(own)
  const send = await sender.kitModal.reviewSend({ amount: '0.01', to: name })
  const review = sender.modal('Review and send')
  await expect(review).toContainText(name)
  // The site's node and the service were both asked.
  await expect(review).not.toContainText('was asked where this name leads')
  await send.click()
  await sender.modal('Sent').waitFor()
  await expect
    .poll(async () => (await weiOf(own)) - before)
    .toBe(10_000_000_000_000_000n)
  await other.context().close()
})

/** The words of the registry, each for a name that it does not give away. */
const refusals = [
  ['wind-mill', 'This name is taken.'],
  ['w1nd-rni1l', 'This name looks like one that is taken.'],
  ['vvindmill', 'This name looks like one that is taken.'],
  ['supp0rt', 'This name is reserved.'],
  ['ab--cd', 'A name has no hyphens in third and fourth place at once.'],
] as const

test('[R8.8] what a registry has against a name reaches the visitor in its words', async ({
  browser,
  complaints,
  demo,
  page,
}) => {
  const [, , , miller] = testAccounts
  const openForm = async (one: DemoPage) => {
    const wallet = mockEvmWallet({
      name: 'Kite',
      accounts: [miller],
      chainId: stack.evmA.chainId,
      forward: (call) => nodeA.request(call as never),
    })
    await installWallet(one.page, wallet)
    await one.page.goto(
      new URL('/bench?devWallet=0&data=1', stack.demo.url).href,
    )
    await one.kitModal.connect('Kite')
    await one.kitModal.open('Open account')
    await one.kitModal.button('Take a name people can send to').click()
    return one.modal('Choose a name').getByRole('textbox', { name: 'Name' })
  }
  const field = await openForm(demo)
  await field.fill('wind-mill-two')
  await demo.kitModal.button(`Take wind-mill-two.${ownDomain}`).waitFor()
  // The same visitor takes a name on another device meanwhile.
  const other = await browser.newContext()
  const device = new DemoPage(await other.newPage(), complaints)
  await (await openForm(device)).fill('wind-mill')
  await device.kitModal.button(`Take wind-mill.${ownDomain}`).click()
  await device.modal(`wind-mill.${ownDomain} is yours`).waitFor()
  await other.close()

  const view = demo.modal('Choose a name')
  await demo.kitModal.button(`Take wind-mill-two.${ownDomain}`).click()
  await expect(view).toContainText('This account has a name already.')
  takeComplaints(complaints, [/status of 409/])
  expect(await findViolations(demo.modal())).toEqual([])
  const suggestions = view.getByRole('list', { name: 'Names like it' })
  for (const [squat, words] of refusals) {
    await field.fill(squat)
    await expect(suggestions.getByRole('listitem').first()).toContainText(words)
    await expect(demo.kitModal.button('Choose a name')).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  }
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await demo.modal().evaluate(overflowing)).toEqual([])
  await field.fill('abc')
  await expect(view).toContainText('4 to 63 characters, not yet')
  for (const hyphens of ['-mill', 'mill-', '-m-i-l-l-']) {
    await field.fill(hyphens)
    await demo.kitModal.button(`Take ${hyphens}.${ownDomain}`).waitFor()
  }
})

test('[R1.15] a name leads to the address of the network that money goes over, and never to a contract of another', async ({
  demo,
}) => {
  const { ana, vault } = seededNames
  await demo.open({ data: '1', devWalletApprove: 'auto' })
  await demo.connectAtOnce()
  await demo.button('Open networks').click()
  await demo.network('Hasp Local Two').click()
  await expect(demo.detail('Network')).toContainText('Hasp Local Two')
  await demo.kitModal.open('Open account')
  await demo.kitModal.button('Send').click()
  const form = demo.modal('Send')
  const to = form.getByRole('textbox', { name: 'To' })
  await form.getByRole('textbox', { name: 'Amount' }).fill('0.01')
  await to.fill(vault.name)
  await expect(form).toContainText(
    `${vault.name} leads to a smart contract of another network`,
  )
  await expect(demo.kitModal.button('Review')).toHaveCount(0)
  // Whoever types fast is told of what stands there at the end.
  await to.pressSequentially('x')
  await to.fill(ana.name)
  await demo.kitModal.button('Review').click()
  const review = demo.modal('Review and send')
  await expect(review).toContainText(ana.name)
  await expect(
    review.locator('[data-part=address][data-form=full]').first(),
  ).toHaveText(ana.onChainB)
})

test('an account is shown by its picture within two seconds, or by its weave, and Wallets and the page by its name', async ({
  browser,
  complaints,
}) => {
  const picture =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const shown = '[data-part="name-picture"][data-shown="true"]'
  for (const { account, avatar, isHeld, isShown, name } of (
    [
      { name: 'bay.eth', avatar: picture, isShown: true },
      {
        name: 'cove.eth',
        avatar: 'data:image/png;base64,AAAA',
        isShown: false,
      },
      { name: 'fjord.eth', avatar: picture, isHeld: true, isShown: false },
    ] as const
  ).map((one) => ({
    isHeld: false,
    ...one,
    account: privateKeyToAddress(generatePrivateKey()),
  }))) {
    await registerEnsName({ account, avatar, name })
    await askAhead(`eip155:${stack.evmA.chainId}:${account}`)
    const context = await browser.newContext()
    const page = await context.newPage()
    const demo = new DemoPage(page, complaints)
    await installWallet(
      page,
      mockEvmWallet({
        name: 'Kite',
        accounts: [account],
        chainId: stack.evmA.chainId,
        forward: (call) => nodeA.request(call as never),
      }),
    )
    const pictures: string[] = []
    await page.route(`${stack.dataService.url}/v1/images/**`, (route) => {
      pictures.push(route.request().url())
      return isHeld ? undefined : route.continue()
    })
    if (isShown) await page.clock.install()
    await page.goto(new URL('/bench?devWallet=0&data=1', stack.demo.url).href)
    await demo.kitModal.connect('Kite')
    if (isShown) await stopClock(page)
    await demo.kitModal.open('Open account')
    const view = demo.modal('Account')
    if (isShown) {
      const passedMs = await passUntil(page, () =>
        view.locator(shown).isVisible(),
      )
      expect(passedMs).toBeLessThan(2_000)
      await page.clock.resume()
    }
    await expect(view).toContainText(name)
    if (isShown) await expect(view.locator(shown)).toBeVisible()
    else await expect(view.locator('[data-part="name-picture"]')).toHaveCount(0)
    await expect(view.locator('[data-part="identicon"]').first()).toBeVisible()
    expect(pictures).toHaveLength(isShown || isHeld ? 1 : 0)
    expect(await findViolations(demo.modal())).toEqual([])
    await demo.kitModal.button('Wallets').click()
    await expect(
      demo
        .modal('Wallets')
        .locator('[data-part="list-row"] [data-part="account-name"]'),
    ).toHaveText(name)
    await demo.kitModal.close()
    await expect(
      page.getByRole('button', { name: `Account ${name}` }).first(),
    ).toBeVisible()
    await context.close()
  }
})
