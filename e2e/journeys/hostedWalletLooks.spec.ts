import { gzipSync } from 'node:zlib'
import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'
import { encodeFunctionData, erc20Abi, maxUint256, stringToHex } from 'viem'
import { dollar, receiver, stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { mailedCode, WalletHost } from '../pages/WalletHost.js'

test.use({ permissions: ['local-network-access'] })

const kibibyte = 1_024
const folder = process.env.HASP_SHOTS

test.describe('the screens of the hosted wallet', () => {
  test('are found in order by axe and cut nothing, in both themes and directions', async ({
    page,
  }) => {
    test.slow()
    const host = new WalletHost(page)
    await host.open({ style: 'width: 320px; height: 640px; border: 0' })
    const email = 'looks@tide.example'
    await host.ask('connectEmail', { email })
    const done = host.ask('connectOtp', { otp: await mailedCode(email, 1) })
    await host.frame.getByLabel('Recovery password').waitFor()
    await look(page, 'recovery')
    await host.chooseRecovery()
    await done
    const { evm } = await host.accounts()
    const approval = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [receiver, maxUint256],
    })
    const typed = JSON.stringify({
      domain: { name: 'Tide', chainId: stack.evmA.chainId },
      types: { Mail: [{ name: 'contents', type: 'string' }] },
      primaryType: 'Mail',
      message: { contents: 'Hello '.repeat(200) },
    })
    const requests = {
      message: ['personal_sign', [stringToHex('Hello '.repeat(300)), evm]],
      typedData: ['eth_signTypedData_v4', [evm, typed]],
      unlimited: [
        'eth_sendTransaction',
        [{ from: evm, to: dollar.address, data: approval }],
      ],
      blind: [
        'eth_sendTransaction',
        [{ from: evm, to: evm, data: '0x12345678' }],
      ],
    } as const
    for (const [mode, locale] of [
      ['dark', 'en'],
      ['light', 'ar'],
    ]) {
      await host.ask('syncTheme', { mode })
      await host.ask('syncDappData', { name: 'Tide', sdkType: 'hasp', locale })
      for (const [name, [method, params]] of Object.entries(requests)) {
        const asked = host.askWallet(method, params)
        await host.frame.getByRole('heading', { level: 1 }).waitFor()
        await look(page, `${name}-${mode}-${locale}`)
        await host.ask('rpcAbort')
        await asked
      }
    }
  })

  test('stand before the buttons for keys: rejecting comes first', async ({
    page,
  }) => {
    const host = new WalletHost(page)
    await host.open()
    const { evm } = await host.signIn('keys@tide.example')
    const asked = host.askWallet('personal_sign', [stringToHex('Hi'), evm])
    await expect(host.frame.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(
      host.frame.getByRole('button', { name: 'Reject' }),
    ).toBeFocused()
    await page.keyboard.press('Tab')
    const approve = host.frame.getByRole('button', { name: 'Approve' })
    await expect(approve).toBeFocused()
    // A key that was held down already is no decision.
    await page.keyboard.press('Enter')
    await expect(approve).toHaveAttribute('aria-disabled', 'false')
    await page.keyboard.press('Enter')
    expect((await asked).p).toBeDefined()
  })

  test('weigh no more than they may', async ({ page }) => {
    const host = new WalletHost(page)
    const weights = new Map<string, number>()
    page.on('response', async (response) => {
      const { origin, pathname } = new URL(response.url())
      if (origin !== stack.hostedWalletSite.url) return
      const body = await response.body().catch(() => Buffer.alloc(0))
      weights.set(pathname, gzipSync(body, { level: 9 }).byteLength)
    })
    await host.open()
    await host.signIn('weight@tide.example')
    const weightOf = (pattern: RegExp) =>
      [...weights]
        .filter(([path]) => pattern.test(path))
        .reduce((sum, [, bytes]) => sum + bytes, 0)
    expect(weightOf(/^\/frame\/|\/frame\./)).toBeGreaterThan(0)
    expect(weightOf(/^\/frame\/|\/frame\./)).toBeLessThanOrEqual(60 * kibibyte)
    expect(weightOf(/\/signer\./)).toBeGreaterThan(0)
    expect(weightOf(/\/signer\./)).toBeLessThanOrEqual(48 * kibibyte)
  })
})

/** Axe looks into the frame, nothing sticks out, and people get a picture. */
async function look(page: Page, name: string): Promise<void> {
  const frame = page.frames().find((one) => one !== page.mainFrame())
  if (!frame) throw new Error('There is no frame.')
  expect(await violationsIn(frame), name).toEqual([])
  const overflow = await frame.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overflow, name).toBe(0)
  if (folder) await page.screenshot({ path: `${folder}/wallet-${name}.png` })
}

async function violationsIn(frame: Frame): Promise<readonly string[]> {
  if (!(await frame.evaluate(() => 'axe' in window)))
    await frame.evaluate(axe.source)
  return await frame.evaluate(async () => {
    const { violations } = await (
      window as unknown as { axe: typeof axe }
    ).axe.run(document)
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    )
  })
}
