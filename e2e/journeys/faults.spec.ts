import { ownAccount, receiver, weiOf } from '../chains.js'
import { expect, test } from '../journey.js'
import type { DemoPage } from '../pages/DemoPage.js'
import { passUntil, stopClock } from '../pages/passTime.js'
import { reviewSend } from '../pages/reviewSend.js'

const auto = { devWalletApprove: 'auto' }
const once = { ...auto, devWalletOnce: '1' }

test('users 15: a declined connection says so, and asking again connects', async ({
  demo,
}) => {
  await demo.open({ ...once, devWalletFault: 'reject' })
  await demo.button('Connect wallet').click()
  await demo.devWallet.click()
  await expect(demo.modal('Dev Wallet')).toContainText('Request declined')
  await expect(demo.modal()).toContainText('Try again whenever you’re ready')
  await expect(demo.detail('Status')).toHaveText('Disconnected')
  await demo.act('Try again').click()
  await demo.expectConnected()
})

test('F-13: a wallet that never answers gets a hint after 20 s, an end after 5 min, and another chance', async ({
  demo,
}) => {
  const { clock } = demo.page
  await clock.install()
  await demo.open({ ...once, devWalletFault: 'never' })
  await demo.button('Connect wallet').click()
  await expect(demo.devWallet).toBeEnabled()
  await stopClock(demo.page)
  await demo.devWallet.click()
  const modal = demo.modal('Dev Wallet')
  const prompt = modal.getByText('Approve in Dev Wallet')
  const passedMs = await passUntil(demo.page, () => prompt.isVisible())
  await expect(demo.detail('Status')).toHaveText('Connecting')
  // It was asked at some moment of these.
  await clock.fastForward(15_000 - passedMs)
  await expect(modal).not.toContainText('Still waiting')
  await clock.fastForward(6_000 + passedMs)
  await expect(modal).toContainText('Still waiting for Dev Wallet')
  await expect(modal).toContainText('from your browser’s toolbar')
  await clock.fastForward('04:40')
  await expect(modal).toContainText('Dev Wallet isn’t responding')
  await expect(modal).toContainText('then try again')
  await expect(demo.detail('Status')).toHaveText('Disconnected')
  await clock.resume()
  await demo.act('Try again').click()
  await demo.expectConnected()
})

test('F-13: waiting can be cancelled, and another attempt works', async ({
  demo,
}) => {
  await demo.open({ ...once, devWalletFault: 'never' })
  await demo.button('Connect wallet').click()
  await demo.devWallet.click()
  await expect(demo.detail('Status')).toHaveText('Connecting')
  await demo.act('Cancel').click()
  await expect(demo.modal('Connect a wallet')).toBeVisible()
  await expect(demo.detail('Status')).toHaveText('Disconnected')
  await demo.devWallet.click()
  await demo.expectConnected()
})

test('F-14: an answer that comes late still connects, one after a cancel does not', async ({
  demo,
}) => {
  const { clock } = demo.page
  await clock.install()
  await demo.open({
    ...auto,
    devWalletFault: 'late',
    devWalletLateSeconds: '30',
  })
  await demo.button('Connect wallet').click()
  await demo.devWallet.click()
  await expect(demo.modal()).toContainText('Approve in Dev Wallet')
  await demo.act('Cancel').click()
  await clock.fastForward('01:00')
  await expect(demo.modal('Connect a wallet')).toBeVisible()
  await expect(demo.detail('Status')).toHaveText('Disconnected')

  await demo.devWallet.click()
  await expect(demo.modal()).toContainText('Approve in Dev Wallet')
  await clock.fastForward('00:21')
  await expect(demo.modal()).toContainText('Still waiting for Dev Wallet')
  await clock.fastForward('00:10')
  await expect(demo.detail('Status')).toHaveText('Connected')
})

test('F-15: of two answers the first one counts', async ({ demo }) => {
  await demo.open({ ...auto, devWalletFault: 'twice' })
  await demo.connectAtOnce()
  await expect(demo.detail('Account')).toHaveText(ownAccount)
  await expect(demo.detail('Network')).toHaveText('Hasp Local')
  await demo.button('Sign message').click()
  await expect(demo.result).toContainText(/Sign message: 0x[0-9a-f]{130}/)
  await expect(demo.detail('Account')).toHaveText(ownAccount)
})

test('a locked wallet waits for its unlocking, and can be asked again', async ({
  demo,
}) => {
  await demo.open({ devWalletFault: 'locked' })
  await demo.button('Connect wallet').click()
  await demo.decide('Reject', () => demo.devWallet.click())
  await expect(demo.modal('Dev Wallet')).toContainText('Request declined')
  const opening = demo.page.waitForEvent('popup')
  await demo.act('Try again').click()
  const popup = await opening
  await expect(
    popup.getByRole('heading', { name: 'Unlock Dev Wallet' }),
  ).toBeVisible()
  await popup.getByRole('button', { name: 'Approve' }).click()
  await expect(
    popup.getByRole('heading', { name: 'Connect to this site' }),
  ).toBeVisible()
  await popup.getByRole('button', { name: 'Approve' }).click()
  await demo.expectConnected()
})

test('users 25: a network that the site does not know never hijacks the page', async ({
  demo,
}) => {
  await demo.open({ ...auto, devWalletFault: 'wrongChain' })
  await demo.connectAtOnce()
  const network = demo.detail('Network')
  await expect(network).toHaveText('Not supported (eip155:424242)')
  await expect(demo.page.getByText('Unsupported network').first()).toBeVisible()
  for (const _ of ['again', 'and again', 'and a third time']) {
    await demo.page.reload()
    await expect(demo.detail('Status')).toHaveText('Connected')
    await expect(network).toHaveText('Not supported (eip155:424242)')
    await expect(demo.modal()).toBeHidden()
  }
  await demo.button('Open networks').click()
  await demo.network('Hasp Local').click()
  await expect(network).toHaveText('Hasp Local')
  await expect(demo.modal()).toBeHidden()
})

test('users 24: a network that the wallet does not know is taught to it', async ({
  demo,
}) => {
  await demo.open({ devWalletFault: 'unknownChain' })
  await demo.connect()
  await demo.button('Open networks').click()
  const opening = demo.page.waitForEvent('popup')
  await demo.network('Hasp Local Two').click()
  const popup = await opening
  await expect(
    popup.getByRole('heading', { name: 'Add a network and switch to it' }),
  ).toBeVisible()
  await popup.getByRole('button', { name: 'Approve' }).click()
  await expect(demo.detail('Network')).toHaveText('Hasp Local Two')
})

test('[R2.10] users 24: a declined switch changes nothing and can be asked again', async ({
  demo,
}) => {
  await demo.open()
  await demo.connect()
  await demo.button('Open networks').click()
  await demo.decide('Reject', () => demo.network('Hasp Local Two').click())
  await expect(demo.modal('Switch network')).toContainText('declined')
  await expect(demo.detail('Network')).toHaveText('Hasp Local')
  await demo.decide('Approve', () => demo.act('Try again').click())
  await expect(demo.detail('Network')).toHaveText('Hasp Local Two')
})

test('a switch that is never answered can be left', async ({ demo }) => {
  await demo.open(auto)
  await demo.connectAtOnce()
  await demo.setFault('never', true)
  await demo.button('Open networks').click()
  await demo.network('Hasp Local Two').click()
  await expect(demo.modal()).toContainText('Approve in Dev Wallet')
  await demo.page.keyboard.press('Escape')
  await demo.page.keyboard.press('Escape')
  await expect(demo.modal()).toBeHidden()
  await expect(demo.detail('Network')).toHaveText('Hasp Local')
  await demo.setFault('never', false)
  await demo.button('Switch network').click()
  await expect(demo.detail('Network')).toHaveText('Hasp Local Two')
})

test('a send that meets rejectSend sends nothing, says why, and works again', async ({
  demo,
}) => {
  await demo.open({ ...auto, devWalletOnce: '1' })
  await demo.connectAtOnce()
  const before = await weiOf(receiver)
  await demo.setFault('rejectSend', true)
  const send = await reviewSend(demo, { amount: '0.01', to: receiver })
  await send.click()
  await expect(demo.modal()).toContainText(/declined/)
  expect(await weiOf(receiver)).toBe(before)
  await sendAgain(demo)
  await expect
    .poll(async () => (await weiOf(receiver)) - before)
    .toBe(10_000_000_000_000_000n)
})

test('a send whose wallet lost its node is not called failed, and a new one warns', async ({
  demo,
}) => {
  await demo.open({ ...auto, devWalletOnce: '1' })
  await demo.connectAtOnce()
  const before = await weiOf(receiver)
  await demo.setFault('rpcDown', true)
  const send = await reviewSend(demo, { amount: '0.01', to: receiver })
  await send.click()
  await expect(demo.modal('May have been sent')).toBeVisible()
  await expect(demo.modal()).not.toContainText(
    /(not|n’t) sent|failed|again\b.*Send/i,
  )
  await demo.close()
  await demo.setFault('rpcDown', false)
  const again = await reviewSend(demo, { amount: '0.01', to: receiver })
  await expect(demo.modal()).toContainText('You may be paying twice')
  await demo
    .modal()
    .getByRole('checkbox', { name: /I’ve checked my wallet/ })
    .check()
  await again.click()
  await expect
    .poll(async () => (await weiOf(receiver)) - before)
    .toBe(10_000_000_000_000_000n)
})

/** A press that follows another one too soon counts as a double press. */
async function sendAgain(demo: DemoPage): Promise<void> {
  const button = demo.act('Try again')
  await expect(async () => {
    await button.click()
    await expect(button).toBeHidden({ timeout: 300 })
  }).toPass()
}
