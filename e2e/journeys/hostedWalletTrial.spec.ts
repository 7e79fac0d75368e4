import type { Page } from '@playwright/test'
import { parseEther } from 'viem'
import { chainA, nodeA, weiOf } from '../chains.js'
import { expect, test } from '../journey.js'
import { approveUntil } from '../pages/approveUntil.js'
import { distortSimulations } from '../pages/distortSimulations.js'
import { makePill } from '../pages/makePill.js'
import { stopClock } from '../pages/passTime.js'
import { WalletHost } from '../pages/WalletHost.js'

test.use({ permissions: ['local-network-access'] })

const quarter = parseEther('0.25')
const value = `0x${quarter.toString(16)}`
const newcomer = (byte: string) => `0x${byte.repeat(20)}` as const

async function signedIn(page: Page, name: string, style?: string) {
  const host = new WalletHost(page)
  await host.open({ ...(style && { style }) })
  const { evm } = await host.signIn(`${name}-trial@tide.example`)
  await chainA.setBalance({ address: evm, value: parseEther('1') })
  const { frame } = host
  const trial = frame.locator('.trial')
  const send = (call: object) =>
    host.askWallet('eth_sendTransaction', [{ from: evm, ...call }])
  return { evm, frame, host, send, trial }
}

test.describe('what an approval would do', () => {
  test('T-APR-08 is shown, and decided about again where it has changed', async ({
    page,
  }) => {
    const { evm, frame, host, send, trial } = await signedIn(page, 'pill')
    const { data, to, turn } = await makePill()
    const asked = send({ to, data, value })
    await expect(trial).toContainText('You receive0.25 ETH')
    await frame.getByRole('checkbox').check()
    const before = await weiOf(evm)
    await turn()
    await host.approve()
    await expect(trial.getByRole('alert')).toHaveText(
      'It would do something else now than when you pressed. Read it and decide again.',
    )
    await expect(trial.getByRole('alert')).toBeInViewport({ ratio: 1 })
    await expect(trial).toContainText('You send0.25 ETH')
    expect(await weiOf(evm)).toBe(before)
    await expect(frame.getByRole('checkbox')).not.toBeChecked()
    await frame.getByRole('checkbox').check()
    await host.approve()
    const { result } = (await asked).p as { result: `0x${string}` }
    await nodeA.waitForTransactionReceipt({ hash: result })
    expect(await weiOf(evm)).toBeLessThan(before - quarter)
  })

  test('T-APR-08 is shown in a window as well, which is opened anew for another', async ({
    page,
  }) => {
    const small = 'width: 300px; height: 400px; border: 0'
    const { frame, send, trial } = await signedIn(page, 'window', small)
    const { data, to, turn } = await makePill()
    const asked = send({ to, data, value })
    const openWindow = async () => {
      const opening = page.waitForEvent('popup')
      await frame.getByRole('button', { name: 'Open in a window' }).click()
      return await opening
    }
    const approveIn = async (window: Page) => {
      await window.getByRole('checkbox').check()
      const button = window.getByRole('button', { name: 'Approve' })
      await expect(button).toHaveAttribute('aria-disabled', 'false')
      await button.hover()
      await button.click()
      await expect.poll(() => window.isClosed()).toBe(true)
    }
    const first = await openWindow()
    await expect(first.locator('.trial')).toContainText('You receive0.25 ETH')
    await turn()
    await approveIn(first)
    await expect(trial.getByRole('alert')).toContainText('decide again')
    const second = await openWindow()
    await expect(second.locator('.trial')).toContainText('You send0.25 ETH')
    await approveIn(second)
    expect((await asked).p).toMatchObject({
      result: expect.stringMatching(/^0x[\da-f]{64}$/),
    })
  })

  test('T-APR-08 is warned about where nobody can tell it, and can be decided about', async ({
    page,
  }) => {
    const { frame, send } = await signedIn(page, 'lies')
    const { letGo } = await distortSimulations(page, () => [])
    letGo()
    const to = newcomer('e1')
    const before = await weiOf(to)
    const asked = send({ to, value })
    await expect(frame.getByText('This could not be tried out')).toBeVisible()
    const { p } = await approveUntil(frame, asked)
    const { result } = p as { result: `0x${string}` }
    await nodeA.waitForTransactionReceipt({ hash: result })
    expect(await weiOf(to)).toBe(before + quarter)
  })

  test('has its place while it is tried out, and nothing is approved before', async ({
    page,
  }) => {
    await page.clock.install()
    const { frame, send, trial } = await signedIn(page, 'place')
    const { letGo } = await distortSimulations(page)
    // However long it is looked at, an answer comes in time.
    await stopClock(page)
    const asked = send({ to: newcomer('e2'), value })
    await expect(trial).toHaveText('Trying it out on the network…')
    const slip = frame.locator('.content > .slip')
    const place = await slip.boundingBox()
    const approve = frame.getByRole('button', { name: 'Approve' })
    await expect(approve).toHaveAttribute('aria-disabled', 'true')
    letGo()
    await expect(trial).toContainText('You send0.25 ETH')
    await page.clock.resume()
    expect(await slip.boundingBox()).toEqual(place)
    await expect(approve).toHaveAttribute('aria-disabled', 'false')
    await frame.getByRole('button', { name: 'Reject' }).click()
    expect((await asked).e).toMatchObject({ code: 'RPC_REJECTED' })
  })
})
