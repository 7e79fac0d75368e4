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

  constructor(page: Page) {
    this.page = page
    this.frame = page.frameLocator('#wallet')
  }

  /** Opens the page and waits until the frame talks to it. */
  async open({
    host = `http://dapp.localhost:${stack.demo.port}`,
    style = 'width: 380px; height: 640px; border: 0',
    headers = {} as Record<string, string>,
  } = {}): Promise<void> {
    const url = `${host}/wallet-host`
    await this.page.route(url, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers,
        body: `<!doctype html><html lang="en"><title>Host</title><body style="margin: 0"><iframe id="wallet" title="Wallet" style="${style}" sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"></iframe><script>${hostScript(stack.hostedWalletSite.url)}</script></body></html>`,
      }),
    )
    await this.page.goto(url)
    await this.page.waitForFunction('window.isReady')
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
    await this.chooseRecovery()
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

/** The code of a mail to an address, once it has arrived; 1 is the first. */
export async function mailedCode(email: string, mail: number): Promise<string> {
  let code: string | undefined
  await expect
    .poll(async () => {
      code = /^\d{6}$/m.exec((await mailsTo(email))[mail - 1] ?? '')?.[0]
      return code
    })
    .toBeDefined()
  return `${code}`
}

/** The last mail that has arrived for an address. */
export async function mailTo(email: string): Promise<string> {
  return (await mailsTo(email)).at(-1) ?? ''
}

async function mailsTo(email: string): Promise<readonly string[]> {
  const to = encodeURIComponent(email)
  const response = await fetch(`${stack.mailbox.url}/messages?to=${to}`)
  const mails = (await response.json()) as readonly { text: string }[]
  return mails.map(({ text }) => text)
}
