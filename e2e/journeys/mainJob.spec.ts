import decodeQr from 'qr/decode.js'
import { dollarsOf, ownAccount, receiver, weiOf } from '../chains.js'
import { expect, test } from '../journey.js'
import type { DemoPage } from '../pages/DemoPage.js'
import { focusByKeyboard } from '../pages/focusByKeyboard.js'
import { focusDevWallet } from '../pages/focusDevWallet.js'
import { pressByKeyboard } from '../pages/pressByKeyboard.js'
import { recordPointing } from '../pages/recordPointing.js'
import { reviewSend } from '../pages/reviewSend.js'
import { sendByKeyboard } from '../pages/sendByKeyboard.js'

test('[R1.1] [R1.5] [R2.2] [R2.18] [R1.17] [R2.19] [R2.1] connects an injected wallet in the modal', async ({
  demo,
}) => {
  await demo.open()
  const address = demo.page.url()
  await demo.connect()
  await expect(demo.detail('Account')).toHaveText(ownAccount)
  await expect(demo.detail('Network')).toHaveText('Hasp Local')
  await expect(demo.detail('Wallet')).toHaveText('Dev Wallet')
  expect(demo.page.url()).toBe(address)
})

test('[R1.18] [R2.10] [R7.26] switches chain A to B and back', async ({
  demo,
}) => {
  await demo.open()
  await demo.connect()
  for (const name of ['Hasp Local Two', 'Hasp Local'] as const) {
    await demo.button('Open networks').click()
    await expect(demo.modal('Networks')).toBeVisible()
    await demo.decide('Approve', () => demo.network(name).click())
    await expect(demo.detail('Network')).toHaveText(name)
    await expect(demo.modal()).toBeHidden()
  }
})

test('[R1.10] [R1.20] sends 0.25 ether that arrives, by mouse', async ({
  demo,
}) => {
  await demo.open()
  await demo.connect()
  const before = await weiOf(receiver)
  const send = await reviewSend(demo, { amount: '0.25', to: receiver })
  await demo.decide('Approve', () => send.click())
  await expect(demo.modal('Sent')).toContainText('0.25 ETH')
  expect((await weiOf(receiver)) - before).toBe(250_000_000_000_000_000n)
})

test('[R1.10] [R5.12] sends 12.5 tokens of 6 decimals that arrive, by mouse', async ({
  demo,
}) => {
  await demo.open()
  await demo.connect()
  const before = await dollarsOf(receiver)
  const send = await reviewSend(demo, {
    amount: '12.5',
    to: receiver,
    symbol: 'HUSD',
  })
  await demo.decide('Approve', () => send.click())
  await expect(demo.modal('Sent')).toContainText('12.5 HUSD')
  expect((await dollarsOf(receiver)) - before).toBe(12_500_000n)
})

test('[R1.18] switches, receives and disconnects by keyboard only', async ({
  context,
  demo,
}) => {
  const pointing = await recordPointing(context)
  await demo.open({ devWalletApprove: 'auto' })
  await pressByKeyboard(demo.button('Connect wallet'))
  await focusDevWallet(demo)
  await demo.page.keyboard.press('Enter')
  await demo.expectConnected()
  await pressByKeyboard(demo.button('Open networks'))
  await focusByKeyboard(demo.network('Hasp Local'))
  await pressByKeyboard(demo.network('Hasp Local Two'), 'ArrowDown')
  await expect(demo.detail('Network')).toHaveText('Hasp Local Two')
  await expect(demo.modal()).toBeHidden()
  await pressByKeyboard(demo.button('Open networks'))
  await pressByKeyboard(demo.network('Hasp Local'))
  await expect(demo.detail('Network')).toHaveText('Hasp Local')
  await expect(demo.modal()).toBeHidden()
  await pressByKeyboard(demo.button('Open account'))
  await pressByKeyboard(demo.act('Receive'))
  await expect(demo.modal('Receive')).toBeVisible()
  await demo.page.keyboard.press('Escape')
  await pressByKeyboard(demo.act('Disconnect'))
  await expect(demo.detail('Status')).toHaveText('Disconnected')
  expect(pointing).toEqual([])
})

for (const { title, amount, symbol, balanceOf, units } of [
  {
    title: '[R1.10] [R1.20] sends 0.25 ether that arrives, by keyboard only',
    amount: '0.25',
    symbol: 'ETH',
    balanceOf: weiOf,
    units: 250_000_000_000_000_000n,
  },
  {
    title:
      '[R1.10] [R5.12] sends 12.5 tokens of 6 decimals that arrive, by keyboard only',
    amount: '12.5',
    symbol: 'HUSD',
    balanceOf: dollarsOf,
    units: 12_500_000n,
  },
])
  test(title, async ({ context, demo }) => {
    const pointing = await recordPointing(context)
    await demo.open()
    const before = await balanceOf(receiver)
    await sendByKeyboard(demo, { amount, symbol, to: receiver })
    expect((await balanceOf(receiver)) - before).toBe(units)
    expect(pointing).toEqual([])
  })

test('[R1.11] receives: the code on screen is the address', async ({
  demo,
}) => {
  await demo.open()
  await demo.connect()
  await demo.button('Open account').click()
  await demo.modal('Account').getByRole('button', { name: 'Receive' }).click()
  const code = demo.modal('Receive').getByRole('img', { name: /^QR code/ })
  await expect(code).toBeVisible()
  const picture = await pixelsOf(demo, await code.screenshot())
  expect(
    decodeQr(picture)
      .replace(/^ethereum:/, '')
      .split('@')[0],
  ).toBe(ownAccount)
})

test('[R1.16] [R2.3] [R9.18] shows balances with 3 decimals, rounded down', async ({
  demo,
}) => {
  await demo.open()
  await demo.connect()
  await demo.button('Open account').click()
  await expect(demo.modal('Account')).toContainText(/HTK/)
  await expect(demo.modal('Account')).toContainText(/\d[\d,]*\.\d{3}(?!\d)/)
})

test('users 11: a reload ends connected with a provider that answers', async ({
  demo,
}) => {
  await demo.open()
  await demo.connect()
  await demo.page.reload()
  await expect(demo.detail('Status')).toHaveText('Connected')
  await demo.decide('Approve', () => demo.button('Sign message').click())
  await expect(demo.result).toContainText(/Sign message: 0x[0-9a-f]{130}/)
})

test('users 12: disconnected stays disconnected after a reload, unasked', async ({
  demo,
}) => {
  await demo.open()
  await demo.connect()
  await demo.button('Open account').click()
  await demo
    .modal('Account')
    .getByRole('button', { name: 'Disconnect' })
    .click()
  await expect(demo.detail('Status')).toHaveText('Disconnected')
  let prompts = 0
  demo.page.on('popup', () => {
    prompts += 1
  })
  await demo.page.reload()
  await expect(demo.button('Connect wallet')).toBeVisible()
  await expect(demo.detail('Status')).toHaveText('Disconnected')
  expect(prompts).toBe(0)
  await demo.connect()
})

/** The pixels of a PNG, as a decoder of codes wants them. */
async function pixelsOf(demo: DemoPage, png: Buffer) {
  const picture = await demo.page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    const bitmap = await createImageBitmap(
      new Blob([bytes], { type: 'image/png' }),
    )
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const image = context?.getImageData(0, 0, bitmap.width, bitmap.height)
    return {
      width: bitmap.width,
      height: bitmap.height,
      data: [...(image?.data ?? [])],
    }
  }, png.toString('base64'))
  return { ...picture, data: Uint8Array.from(picture.data) }
}
