import type { Locator, Page } from '@playwright/test'
import { addresses } from '../../devstack/addresses.js'
import { stack } from '../chains.js'
import {
  countWalletListeners,
  type WalletListeners,
} from './countWalletListeners.js'

/** An example in a browser, on the stack of the tests. */
export class ExamplePage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** What the examples of wagmi show, by its name. */
  part(name: string): Locator {
    return this.page.locator(`:is(dd, p)[data-part="${name}"]`)
  }

  /** The account of the examples without React. */
  get account(): Locator {
    return this.page.locator('#account')
  }

  /** What came of the last press in the examples without React. */
  get result(): Locator {
    return this.page.locator('#result')
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }

  /** Opens an example where it is served. */
  async open(url: string): Promise<void> {
    await this.prepare()
    await this.page.goto(url)
  }

  /** Puts the stack of the tests where an example looks for its nodes. */
  async prepare(): Promise<void> {
    // Examples name the stack of `npm start`; this one listens elsewhere.
    const named = addresses()
    for (const part of ['evmA', 'evmB', 'solana'] as const)
      await this.page.route(`${named[part].url}/**`, (route) =>
        route.continue({ url: stack[part].url }),
      )
    await this.page.addInitScript(countWalletListeners)
  }

  /** Who listens for wallets in the page as it is loaded now. */
  async walletListeners(): Promise<WalletListeners> {
    return await this.page.evaluate(() =>
      (
        window as unknown as { walletListeners(): WalletListeners }
      ).walletListeners(),
    )
  }
}
