import { gzipSync } from 'node:zlib'
import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'
import {
  encodeFunctionData,
  erc20Abi,
  maxUint256,
  parseEther,
  stringToHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { budgets } from '../../scripts/size/budgets.js'
import { chainA, dollar, receiver, stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { approveUntil } from '../pages/approveUntil.js'
import { distortSimulations } from '../pages/distortSimulations.js'
import { makePill } from '../pages/makePill.js'
import { twinOf } from '../pages/twinOf.js'
import { mailedCode, WalletHost } from '../pages/WalletHost.js'

test.use({ permissions: ['local-network-access'] })

/** Up to a tenth more is for people to judge, as in `npm run size`. */
const atMost = (budget: number) => budget * 1.1
const folder = process.env.HASP_SHOTS

test.describe('the screens of the hosted wallet', () => {
  test('are found in order by axe and cut nothing, in both themes and directions', async ({
    page,
  }) => {
    test.slow()
    const host = new WalletHost(page)
    await host.open({
      style: 'width: 320px; height: 640px; border: 0',
      project: 'self',
    })
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
    await chainA.setBalance({ address: evm, value: parseEther('1') })
    const friend = privateKeyToAddress(generatePrivateKey())
    const sent = host.askWallet('eth_sendTransaction', [
      { from: evm, to: friend, value: '0x1' },
    ])
    await approveUntil(host.frame, sent)
    const quarter = `0x${parseEther('0.25').toString(16)}`
    const site = `dapp.localhost:${stack.demo.port}`
    const signIn = [
      `${site} wants you to sign in with your Ethereum account:`,
      ...[evm, '', 'Sign in to Tide.', '', `URI: http://${site}`],
      ...['Version: 1', `Chain ID: ${stack.evmA.chainId}`],
      ...['Nonce: 5eK1mQ0zR7uYw2Xc9Vb3Na', 'Issued At: 2026-01-01T00:00:00Z'],
    ].join('\n')
    const requests = {
      signIn: ['personal_sign', [stringToHex(signIn), evm]],
      send: [
        'eth_sendTransaction',
        [{ from: evm, to: receiver, value: quarter }],
      ],
      message: ['personal_sign', [stringToHex('Hello '.repeat(300)), evm]],
      typedData: ['eth_signTypedData_v4', [evm, typed]],
      unlimited: [
        'eth_sendTransaction',
        [{ from: evm, to: dollar.address, data: approval }],
      ],
      lookAlike: [
        'eth_sendTransaction',
        [{ from: evm, to: twinOf(friend), value: '0x1' }],
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
        if (method === 'eth_sendTransaction')
          await host.frame.locator('.trial [aria-live] > *').first().waitFor()
        await look(page, `${name}-${mode}-${locale}`)
        await host.ask('rpcAbort')
        await asked
      }
      const { data, to, turn } = await makePill()
      const changing = host.askWallet('eth_sendTransaction', [
        { from: evm, to, data, value: quarter },
      ])
      await host.frame.locator('.trial [aria-live] > *').first().waitFor()
      await host.frame.getByRole('checkbox').check()
      await turn()
      const approve = host.frame.locator('button.accent')
      await expect(approve).toHaveAttribute('aria-disabled', 'false')
      await approve.hover()
      await approve.click()
      await expect(host.frame.locator('.trial [role=alert]')).not.toBeEmpty()
      await look(page, `changed-${mode}-${locale}`)
      await host.ask('rpcAbort')
      await changing
      for (const [name, distort] of [
        ['untried', () => []],
        ['fails', failing],
      ] as const) {
        const { letGo } = await distortSimulations(page, distort)
        letGo()
        const [method, params] = requests.send
        const asked = host.askWallet(method, params)
        await host.frame.locator('.trial .alarm').waitFor()
        await look(page, `${name}-${mode}-${locale}`)
        await host.ask('rpcAbort')
        await asked
        await page.unrouteAll({ behavior: 'wait' })
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
    // Nor is one that comes as soon as the button has the focus.
    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(approve).toBeHidden({ timeout: 1_000 })
    }).toPass()
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
    expect(weightOf(/^\/frame\/|\/frame\./)).toBeLessThanOrEqual(
      atMost(budgets.walletFrame),
    )
    expect(weightOf(/\/signer\./)).toBeGreaterThan(0)
    expect(weightOf(/\/signer\./)).toBeLessThanOrEqual(
      atMost(budgets.walletSigner),
    )
  })
})

/** The same answer of a node, by which the transaction would fail. */
function failing(result: unknown): unknown {
  const text = JSON.stringify(result)
  return JSON.parse(text.replace('"status":"0x1"', '"status":"0x0"'))
}

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
  if (!folder) return
  await page.screenshot({ path: `${folder}/wallet-${name}.png` })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.screenshot({ path: `${folder}/wallet-${name}-forced.png` })
  await page.emulateMedia({ forcedColors: null })
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
