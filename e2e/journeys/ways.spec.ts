import { type Hex, verifyTypedData } from 'viem'
import { ownAccount } from '../chains.js'
import { expect, test } from '../journey.js'
import type { DemoPage } from '../pages/DemoPage.js'
import { stopClock } from '../pages/passTime.js'

/** What the demo asks to sign on a chain. */
const noteOn = (chainId: 31337 | 31338) =>
  ({
    domain: { name: 'Hasp demo', version: '1', chainId },
    primaryType: 'Note',
    types: { Note: [{ name: 'text', type: 'string' }] },
    message: { text: 'Hello from Hasp' },
  }) as const

/** Signs typed data with the dev wallet, and proves whose signature it is. */
async function signTypedData(demo: DemoPage, chainId: 31337 | 31338) {
  await demo.decide('Approve', () => demo.button('Sign typed data').click())
  await expect(demo.result).toContainText(/Sign typed data: 0x[0-9a-f]{130}/)
  const [signature = '0x'] =
    /0x[0-9a-f]{130}/.exec((await demo.result.textContent()) ?? '') ?? []
  expect(
    await verifyTypedData({
      ...noteOn(chainId),
      address: ownAccount as Hex,
      signature: signature as Hex,
    }),
  ).toBe(true)
}

/** Goes to the other network in the modal. */
async function switchToTwo(demo: DemoPage) {
  await demo.button('Open networks').click()
  await demo.decide('Approve', () => demo.network('Hasp Local Two').click())
  await expect(demo.detail('Network')).toHaveText('Hasp Local Two')
  await expect(demo.modal()).toBeHidden()
}

test('[R1.18] typed data is signed by an injected wallet, before and after a switch', async ({
  demo,
}) => {
  await demo.open()
  await demo.connect()
  await signTypedData(demo, 31337)
  await switchToTwo(demo)
  await signTypedData(demo, 31338)
})

test('[R3.16] the last network is there after a reload, and what is signed is for it', async ({
  demo,
}) => {
  await demo.open()
  await demo.connect()
  await switchToTwo(demo)
  await demo.page.reload()
  await expect(demo.detail('Status')).toHaveText('Connected')
  await expect(demo.detail('Network')).toHaveText('Hasp Local Two')
  await signTypedData(demo, 31338)
})

test('[R4.15] another tab follows the network in use, and a theme that is the system’s', async ({
  context,
  demo,
}) => {
  await demo.page.clock.install()
  await demo.open({ devWallet: '0' })
  const other = await context.newPage()
  await other.goto(demo.page.url())
  const network = other
    .getByRole('region', { name: 'Wallet state' })
    .locator('xpath=.//dt[normalize-space()="Network"]/following-sibling::dd')
  await demo.button('Open networks').click()
  await expect(demo.network('Hasp Local Two')).toBeVisible()
  // No tab needs any of its time from here on: it follows at once.
  await stopClock(demo.page)
  await demo.network('Hasp Local Two').click()
  await expect(demo.detail('Network')).toHaveText('Hasp Local Two')
  await expect(network).toHaveText('Hasp Local Two')

  await other.emulateMedia({ colorScheme: 'light' })
  await demo.page.getByLabel('Theme').selectOption('system')
  await expect(other.getByLabel('Theme')).toHaveValue('system')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
  await other.emulateMedia({ colorScheme: 'dark' })
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('who comes back opens the modal, presses Enter, and is connected', async ({
  demo,
}) => {
  await demo.open({ devWalletApprove: 'auto' })
  await demo.connectAtOnce()
  await demo.button('Disconnect').click()
  await expect(demo.detail('Status')).toHaveText('Disconnected')
  await demo.page.reload()
  await demo.button('Connect wallet').focus()
  await demo.page.keyboard.press('Enter')
  await expect(demo.act(/Continue with/)).toBeFocused()
  await demo.page.keyboard.press('Enter')
  await demo.expectConnected()
})

/** What the browser writes of a request without a connection. */
const cutOff = 'net::ERR_INTERNET_DISCONNECTED'

test('without a connection nothing is sent, and that is over by itself', async ({
  complaints,
  context,
  demo,
}) => {
  await demo.open()
  await demo.connect()
  await demo.button('Open account').click()
  await demo.act('Send').click()
  await expect(demo.act('Enter an amount')).toBeVisible()
  await context.setOffline(true)
  await expect(demo.modal().getByText(/^You’re offline\./)).toBeVisible()
  await expect(demo.act('You’re offline')).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await context.setOffline(false)
  await expect(demo.act('Enter an amount')).toBeVisible()
  await expect(demo.modal().getByText(/^You’re offline\./)).toBeHidden()
  // Whatever was asked of a node in that moment, the browser names the cause.
  const others = complaints.filter((line) => !line.includes(cutOff))
  complaints.splice(0, complaints.length, ...others)
})
