import type { FrameLocator, Page } from '@playwright/test'
import { stack } from '../chains.js'
import { expect } from '../journey.js'
import { hostScript } from './walletHostScript.js'

/** What the frame answered. */
export type FrameAnswer = {
  readonly p?: unknown
  readonly e?: { readonly code: string }
}

export const recoveryPassword = 'lantern velvet orchard pickle'

/**
 * A page of another site that speaks to the hosted wallet's frame by bare
 * messages: what it may not do, no library keeps it from.
 */
export class WalletHost {
  readonly page: Page
  readonly frame: FrameLocator
  private project: 'default' | 'self' = 'default'

  constructor(page: Page) {
    this.page = page
    this.frame = page.frameLocator('#wallet')
  }

  /**
   * Opens the page and waits until the frame talks to it.
   * @param options.project `self`: wallets are made with a recovery password
   */
  async open({
    host = `http://dapp.localhost:${stack.demo.port}`,
    style = 'width: 380px; height: 640px; border: 0',
    headers = {} as Record<string, string>,
    project = 'default' as 'default' | 'self',
  } = {}): Promise<void> {
    this.project = project
    const url = `${host}/wallet-host`
    await this.page.route(url, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers,
        body: `<!doctype html><html lang="en"><title>Host</title><body style="margin: 0"><iframe id="wallet" title="Wallet" style="${style}" sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"></iframe><script>${hostScript(stack.hostedWalletSite.url, project)}</script></body></html>`,
      }),
    )
    await this.page.goto(url)
    await this.ready()
  }

  /** Waits until the frame listens. A page may forbid what looks from inside. */
  async ready(): Promise<void> {
    await expect.poll(() => this.page.evaluate('window.isReady')).toBe(true)
  }

  /** Asks the frame, and waits for its answer. */
  async ask(method: string, payload?: unknown): Promise<FrameAnswer> {
    return await this.page.evaluate(
      ([name, sent]) =>
        (
          window as unknown as {
            ask(name: unknown, sent: unknown): Promise<FrameAnswer>
          }
        ).ask(name, sent),
      [method, payload] as const,
    )
  }

  async askWallet(
    method: string,
    params: unknown,
    networkId = `eip155:${stack.evmA.chainId}`,
  ): Promise<FrameAnswer> {
    return await this.ask('rpcRequest', { networkId, method, params })
  }

  /** Signs in with the code of the mailbox; a new visitor gets a wallet. */
  async signIn(email: string): Promise<{ evm: `0x${string}`; solana: string }> {
    expect((await this.ask('connectEmail', { email })).p).toMatchObject({
      action: 'VERIFY_OTP',
    })
    const done = this.ask('connectOtp', { otp: await mailedCode(email, 1) })
    if (this.project === 'self') await this.chooseRecovery()
    expect((await done).p).toEqual({ action: 'CONNECT' })
    return await this.accounts()
  }

  async chooseRecovery(password = recoveryPassword): Promise<void> {
    const { frame } = this
    await frame.getByLabel('Recovery password').fill(password)
    await frame.getByLabel('The same again').fill(password)
    await frame.getByRole('button', { name: 'Continue' }).click()
  }

  /** Brings the wallet to a device that does not know it. */
  async enterRecovery(): Promise<void> {
    const { frame } = this
    await frame.getByLabel('Recovery password').fill(recoveryPassword)
    await frame.getByRole('button', { name: 'Continue' }).click()
  }

  async accounts(): Promise<{ evm: `0x${string}`; solana: string }> {
    const { p } = await this.ask('getUser', {})
    const { accounts } = p as { accounts: { address: string }[] }
    const [evm, solana] = accounts.map(({ address }) => address)
    return { evm: evm as `0x${string}`, solana: `${solana}` }
  }

  /** Presses the button as soon as the wallet lets it be pressed. */
  async approve(): Promise<void> {
    const button = this.frame.getByRole('button', { name: 'Approve' })
    await expect(button).toHaveAttribute('aria-disabled', 'false')
    await button.hover()
    await button.click()
  }
}

/**
 * Has the escrow bring a wallet to a device that does not know it.
 * @param which of all codes to the address is the escrow's; 1 is the first
 */
export async function restore(
  surface: FrameLocator | Page,
  email: string,
  which: number,
): Promise<void> {
  await surface.getByRole('button', { name: 'Send the code' }).click()
  const code = surface.getByLabel('Recovery code')
  await code.fill(await mailedCode(email, which))
  await surface.getByRole('button', { name: 'Continue' }).click()
}

/** A mail that the mail server refused once, is sent again. */
const slowestMailMs = 40_000

/** A code that was mailed to an address, once it is there; 1 is the first. */
export async function mailedCode(
  email: string,
  which: number,
): Promise<string> {
  let code: string | undefined
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(email)
        code = mails.flatMap((text) => /^\d{6}$/m.exec(text) ?? [])[which - 1]
        return code
      },
      { timeout: slowestMailMs },
    )
    .toBeDefined()
  return `${code}`
}

/** The last mail that has arrived for an address, of those with a part. */
export async function mailTo(email: string, part = ''): Promise<string> {
  const mails = await mailsTo(email)
  return mails.findLast((mail) => mail.includes(part)) ?? ''
}

async function mailsTo(email: string): Promise<readonly string[]> {
  const to = encodeURIComponent(email)
  const response = await fetch(`${stack.mailbox.url}/messages?to=${to}`)
  const mails = (await response.json()) as readonly { text: string }[]
  return mails.map(({ text }) => text)
}
