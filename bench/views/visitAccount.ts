import type { BrowserContext, CDPSession, JSHandle, Page } from 'playwright'
import type { Addresses } from '../../devstack/addresses.js'
import { ModalPage } from '../../packages/core/src/exports/testing/playwright.js'
import { countRequests } from './countRequests.js'

declare global {
  interface Window {
    /** `bench/page/rows.js`. */
    readonly benchRows: {
      countNodes(): number
      recordFrames(): { frames: number[]; isStopped: boolean }
      watchRows(about: {
        readonly selector: string
        readonly count: number
      }): Promise<{
        /** From the press. */
        readonly firstMs: number
        /** From the last answer: those in sight, and all. */
        readonly seenMs: number
        readonly allMs: number
      }>
    }
  }
}

/** Notes a figure. */
export type Note = (figure: string, value: number) => void

const tokenRow = 'dialog [data-part="token-row"]'
const listed = 'dialog [data-part="activity-row"]'
const wheelPx = 1_200
const wheelEveryMs = 40
const tokenWheels = 75
/** Before it is looked whether that was the end. */
const wheelsAtOnce = 20

/** One visitor with many tokens and a long history. */
export async function visitAccount(
  context: BrowserContext,
  stack: Addresses,
  { entries, note, throttle, tokens }: visitAccount.Options,
): Promise<void> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  await page.addInitScript({
    path: new URL('../page/rows.js', import.meta.url).pathname,
  })
  const requests = countRequests(page, stack)
  const options = 'data=1&devWallet=1&devWalletApprove=auto'
  await page.goto(`${stack.demo.url}/bench?${options}`)
  await requests.rest()
  const { toNode, toOthers, toService } = requests.take()
  note('requests before a click', toNode + toOthers + toService)

  const modal = new ModalPage(page)
  await modal.connect('Dev Wallet')
  await requests.rest()
  requests.take()
  const fresh = await openAccount(page, requests, tokens)
  note('Account opened → first row, fresh', fresh.firstMs)
  note('200 tokens: answer → what is in sight painted', fresh.seenMs)
  note('200 tokens: answer → all painted', fresh.allMs)
  await requests.rest()
  const opened = requests.take()
  note('on opening Account: requests to the service', opened.toService)
  note('on opening Account: pictures among them', opened.pictures)
  note('on opening Account: requests to the node', opened.toNode)
  note('on opening Account: asked twice', opened.twice.length)
  const stop = await startRecording(page)
  await wheel(page, tokenWheels)
  note('200 tokens: p95 frame while scrolling', await stop())

  await page.reload()
  await page.getByText('Connected', { exact: true }).waitFor()
  await requests.rest()
  const cached = await openAccount(page, requests, 1)
  note('Account opened → first row, cached', cached.firstMs)
  await requests.rest()
  await readAll(page, session, { entries, note })
  await page.close()
}

export declare namespace visitAccount {
  interface Options {
    /** How many the account has. */
    readonly entries: number
    readonly tokens: number
    readonly note: Note
    /** How many times slower the page's processor is. */
    readonly throttle: number
  }
}

/** As whoever points at the button for a moment before the press. */
async function openAccount(
  page: Page,
  requests: ReturnType<typeof countRequests>,
  count: number,
) {
  const button = page.getByRole('button', { name: 'Open account' })
  await button.hover()
  await requests.rest()
  const shown = page.evaluate((about) => window.benchRows.watchRows(about), {
    selector: tokenRow,
    count,
  })
  await button.click()
  return await shown
}

/** Scrolls through a history to its end. */
async function readAll(
  page: Page,
  session: CDPSession,
  { entries, note }: Pick<visitAccount.Options, 'entries' | 'note'>,
): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Activity' }).click()
  await dialog.getByRole('button', { name: 'All activity' }).click()
  await page.locator(listed).nth(5).waitFor()
  const before = await heapOf(session)
  const stop = await startRecording(page)
  const count = dialog.getByText(/^[\d,]+ transactions/)
  let words = await count.textContent()
  for (let most = 200; /so far/.test(`${words}`) && most > 0; most -= 1) {
    await wheel(page, wheelsAtOnce)
    words = await count.textContent()
  }
  note('10,000 entries: p95 frame while scrolling', await stop())
  const read = Number(words?.replace(/\D/g, ''))
  if (read < entries) throw new Error(`Only ${words} after all scrolling.`)
  note(
    '10,000 entries: nodes',
    await page.evaluate(() => window.benchRows.countNodes()),
  )
  note(
    '10,000 entries: heap, MB more',
    ((await heapOf(session)) - before) / 1e6,
  )
}

async function wheel(page: Page, times: number): Promise<void> {
  const box = await page.locator('[data-part="view-content"]').boundingBox()
  if (!box) throw new Error('Nothing scrolls.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  for (let turn = 0; turn < times; turn += 1) {
    await page.mouse.wheel(0, wheelPx)
    await page.waitForTimeout(wheelEveryMs)
  }
}

/** @returns stops it, and says how long 95 of 100 frames took at most */
async function startRecording(page: Page): Promise<() => Promise<number>> {
  const recording: JSHandle<{ frames: number[]; isStopped: boolean }> =
    await page.evaluateHandle(() => window.benchRows.recordFrames())
  return async () => {
    const frames = await recording.evaluate((one) => {
      one.isStopped = true
      return one.frames
    })
    const sorted = frames.sort((one, other) => one - other)
    return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
  }
}

/** What is left after garbage was collected, in bytes. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
}
