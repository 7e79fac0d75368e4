import type { BrowserContext, Frame, Page } from 'playwright'
import type { Addresses } from '../../devstack/addresses.js'
import { ModalPage } from '../../packages/core/src/exports/testing/playwright.js'
import { askFrame, momentOf, noteMoments, seen } from './watchPage.js'

/** Notes how long something took. */
export type Note = (figure: string, tookMs: number) => void

const password = 'lantern velvet orchard pickle'
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
  const passwordField = 'input[autocomplete="new-password"]'
  const asked = await seen(frame, passwordField)
  const typed = await momentOf(page, 'input')
  for (const field of await frame.locator(passwordField).all())
    await field.fill(password)
  const connected = seen(page, 'dd', 'Connected')
  await frame.locator('button[type="submit"], button.accent').last().click()
  const made = (await connected) - (await momentOf(frame, 'pointerup'))
  note('sixth digit → connected: first login, key made', asked - typed + made)

  for (const tookMs of await askFrame(page, 30))
    note('safe request, page → frame → page', tookMs)
  await sign(page, frame, note)

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

async function sign(page: Page, frame: Frame, note: Note): Promise<void> {
  await page.getByRole('button', { name: 'Sign message' }).first().click()
  const shown = await seen(frame, 'button.accent', 'Approve')
  note('request → approval screen', shown - (await momentOf(page, 'pointerup')))
  const approve = frame.getByRole('button', { name: 'Approve' })
  await frame.waitForSelector('button.accent[aria-disabled="false"]')
  await approve.hover()
  const result = seen(page, '[aria-label="Last result"]', '0x')
  await approve.click()
  const signed = await result
  note('approve → result', signed - (await momentOf(frame, 'pointerup')))
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
