import type { BrowserContext, Frame, Page } from 'playwright'
import type { Addresses } from '../../devstack/addresses.js'
import { ModalPage } from '../../packages/core/src/exports/testing/playwright.js'
import { readFields } from './readFields.js'
import { askFrame, momentOf, noteMoments, seen } from './watchPage.js'

/** Notes how long something took. */
export type Note = (figure: string, tookMs: number) => void

const code = 'input[autocomplete="one-time-code"]'

/** One visitor: the first login, a signature, a reload, another login. */
export async function useWallet(
  context: BrowserContext,
  stack: Addresses,
  { email, note, throttle }: useWallet.Options,
): Promise<void> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  await noteMoments(page)
  const options = 'hostedWallet=1&namespaces=eip155,solana&devWallet=0'
  await page.goto(`${stack.demo.url}/bench?${options}`)

  await askForCode(page, stack, { email, mail: 1, note, isFirst: true })
  const frame = frameOf(page, stack)
  const made = await seen(page, 'dd', 'Connected')
  note(
    'sixth digit → connected: first login, key made, escrow',
    made - (await momentOf(page, 'input')),
  )

  for (const tookMs of await askFrame(page, 30))
    note('safe request, page → frame → page', tookMs)
  await decide(page, frame, note, signing)
  await giveEther(page, stack)
  await decide(page, frame, note, sending)
  const account = await accountOf(page)
  const fields = await readFields(context, stack, { account, throttle })
  note('request of 10,000 fields → all on screen', fields.shownMs)
  note('request of 10,000 fields: work of the frame', fields.workMs)

  await page.reload()
  const again = await seen(page, 'dd', 'Connected')
  const origin = await page.evaluate(() => performance.timeOrigin)
  note('reload → reconnected', again - origin)

  await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await seen(page, 'dd', 'Disconnected')
  await askForCode(page, stack, { email, mail: 2, note, isFirst: false })
  const back = await seen(page, 'dd', 'Connected')
  note(
    'sixth digit → connected: known device',
    back - (await momentOf(page, 'input')),
  )
  await page.close()
}

export declare namespace useWallet {
  interface Options {
    readonly email: string
    readonly note: Note
    /** How many times slower the page's processor is. */
    readonly throttle: number
  }
}

/** Until the code of the mail is typed. */
async function askForCode(
  page: Page,
  stack: Addresses,
  asked: {
    readonly email: string
    readonly mail: number
    readonly note: Note
    readonly isFirst: boolean
  },
): Promise<void> {
  const { email, isFirst, mail, note } = asked
  await new ModalPage(page).open()
  const field = page.getByRole('textbox', { name: 'Email address' })
  await field.click()
  if (isFirst) {
    const finished = await momentOf(page, 'ack')
    const focused = await momentOf(page, 'focusin')
    note('email field has the focus → handshake finished', finished - focused)
  }
  await field.fill(email)
  const shown = seen(page, code)
  await page.keyboard.press('Enter')
  const pressed = await momentOf(page, 'keydown')
  note('“Send code” → code view', (await shown) - pressed)
  const digits = await mailedCode(stack, email, mail)
  note('“Send code” → code in the mailbox', Date.now() - pressed)
  await page.locator(code).fill(digits)
}

const signing = { action: 'Sign message', figures: '' }
const sending = { action: 'Send transaction', figures: ', transaction' }

/** Until the page has what it asked for. */
async function decide(
  page: Page,
  frame: Frame,
  note: Note,
  { action, figures }: typeof signing,
): Promise<void> {
  await page.getByRole('button', { name: action }).first().click()
  const shown = await seen(frame, 'button.accent', 'Approve')
  const asked = await momentOf(page, 'pointerup')
  note(`request → approval screen${figures}`, shown - asked)
  if (action === sending.action)
    note(
      'request → what it would do is shown',
      (await seen(frame, '.trial .amount')) - asked,
    )
  const approve = frame.getByRole('button', { name: 'Approve' })
  await frame.waitForSelector('button.accent[aria-disabled="false"]')
  await approve.hover()
  const result = seen(page, '[aria-label="Last result"]', `${action}: 0x`)
  await approve.click()
  const signed = await result
  note(
    `approve → result${figures}`,
    signed - (await momentOf(frame, 'pointerup')),
  )
}

/** Something to send, which a new visitor does not have. */
async function giveEther(page: Page, stack: Addresses): Promise<void> {
  const params = [await accountOf(page), '0xde0b6b3a7640000']
  await fetch(stack.evmA.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ jsonrpc: '2.0', id: 1, method: 'anvil_setBalance', params },
    }),
  })
}

async function accountOf(page: Page): Promise<string> {
  const account = await page
    .getByRole('region', { name: 'Wallet state' })
    .locator('xpath=.//dt[normalize-space()="Account"]/following-sibling::dd')
    .textContent()
  return `${account}`
}

function frameOf(page: Page, stack: Addresses): Frame {
  const frame = page
    .frames()
    .find((one) => one.url().startsWith(stack.hostedWalletSite.url))
  if (!frame) throw new Error('The wallet has no frame.')
  return frame
}

async function mailedCode(
  stack: Addresses,
  email: string,
  mail: number,
): Promise<string> {
  const to = encodeURIComponent(email)
  const untilMs = performance.now() + 60_000
  while (performance.now() < untilMs) {
    const response = await fetch(`${stack.mailbox.url}/messages?to=${to}`)
    const mails = (await response.json()) as readonly { text: string }[]
    const [found] = /^\d{6}$/m.exec(mails[mail - 1]?.text ?? '') ?? []
    if (found) return found
  }
  throw new Error(`No mail for ${email}.`)
}
