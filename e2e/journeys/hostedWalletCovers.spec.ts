import type { Page } from '@playwright/test'
import { stringToHex } from 'viem'
import { expect, test } from '../journey.js'
import { type FrameAnswer, WalletHost } from '../pages/WalletHost.js'

test.use({ permissions: ['local-network-access'] })

const isLong = process.env.HASP_LONG === '1'
const runs = isLong ? 50 : 1
/** Longer than a request has to be seen before it may be approved. */
const attackMs = 1_500

/** How a page hides what its visitor is about to press. */
const covers: Readonly<Record<string, string>> = {
  opacity: '#wallet { opacity: 0.01 }',
  'opacity of what is around it': 'body { opacity: 0.02 }',
  'a cover that lets presses through':
    '#cover { position: fixed; inset: 0; background: white; pointer-events: none }',
  'a cover with a hole':
    '#cover { position: fixed; inset: 0; background: white; pointer-events: none; clip-path: polygon(0 0, 100% 0, 100% 88%, 0 88%) }',
  'a clip around the button':
    '#wallet { clip-path: inset(560px 10px 10px 190px) }',
  'a filter': '#wallet { filter: opacity(0.02) }',
  'a blend mode': '#wallet { mix-blend-mode: difference }',
  'a turn': '#wallet { transform: rotate(1deg) }',
}

test.describe('T-CLK-01: a page that hides the wallet', () => {
  test('gets no approval by any cover, with real presses', async ({ page }) => {
    test.slow()
    const { attack, evm, host } = await signedIn(page)
    for (const [name, style] of Object.entries(covers))
      for (let run = 0; run < runs; run += 1)
        expect(await attack(style), name).toMatchObject({
          e: { code: 'ABORTED' },
        })
    // The same presses count where nothing is hidden.
    const open = host.askWallet('personal_sign', [stringToHex('Hi'), evm])
    await host.approve()
    expect((await open).p).toBeDefined()
  })

  test('would get one from a browser that does not look', async ({ page }) => {
    test.slow()
    // Otherwise the attacks prove nothing.
    await page.addInitScript(() => {
      const { prototype } = IntersectionObserverEntry
      Object.defineProperty(prototype, 'isVisible', { get: () => true })
      Object.defineProperty(prototype, 'intersectionRatio', { get: () => 1 })
    })
    const { attack } = await signedIn(page)
    for (const [name, style] of Object.entries(covers))
      expect((await attack(style)).p, name).toBeDefined()
  })

  test('gets none by showing it at the last moment, or too small', async ({
    page,
  }) => {
    const { attack, evm, host, presser } = await signedIn(page)
    expect(
      await attack('#wallet { width: 300px !important; height: 640px }'),
    ).toMatchObject({ e: { code: 'ABORTED' } })
    const asked = host.askWallet('personal_sign', [stringToHex('Hi'), evm])
    await host.frame.getByRole('button', { name: 'Approve' }).waitFor()
    const press = await presser()
    for (let run = 0; run < Math.max(10, runs); run += 1) {
      await page.locator('#wallet').evaluate((frame) => {
        frame.style.visibility = 'hidden'
      })
      await page.locator('#wallet').evaluate((frame) => {
        frame.style.visibility = 'visible'
      })
      await press()
    }
    await host.ask('rpcAbort')
    expect((await asked).e).toMatchObject({ code: 'ABORTED' })
  })
})

async function signedIn(page: Page) {
  const host = new WalletHost(page)
  await host.open()
  const { testId } = test.info()
  const { evm } = await host.signIn(`covers-${testId}@tide.example`)
  const button = host.frame.getByRole('button', { name: 'Approve' })
  /** Presses where the button is, as a visitor's hand does. */
  const presser = async () => {
    const box = await button.boundingBox()
    if (!box) throw new Error('The button is nowhere.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return async () => {
      await page.mouse.move(x - 4, y)
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.up()
    }
  }
  /** Asks for a signature and presses for it behind a style of the page. */
  const attack = async (style: string): Promise<FrameAnswer> => {
    const sheet = await page.addStyleTag({ content: style })
    const cover = await page.evaluateHandle(() => {
      const element = document.createElement('div')
      element.id = 'cover'
      document.body.append(element)
      return element
    })
    let answer: FrameAnswer | undefined
    const asked = host
      .askWallet('personal_sign', [stringToHex('Hi'), evm])
      .then((given) => {
        answer = given
        return given
      })
    await button.waitFor()
    const press = await presser()
    const until = Date.now() + attackMs
    while (answer === undefined && Date.now() < until) await press()
    if (answer === undefined) await host.ask('rpcAbort')
    const given = await asked
    await cover.evaluate((element) => element.remove())
    await sheet.evaluate((element) => element.parentNode?.removeChild(element))
    return given
  }
  return { attack, evm, host, presser }
}
