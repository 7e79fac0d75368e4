import type { Locator, Page } from '@playwright/test'

/**
 * The modal of `@hasp/react` in a page, driven as a visitor drives it: by roles
 * and by the English names that assistive technology reads. Every method waits
 * until what it does is on show; locators are for assertions of your own.
 * @example
 * import { ModalPage } from '@hasp/core/testing/playwright'
 *
 * const modal = new ModalPage(page)
 * await modal.connect('Kite')
 * await modal.open('Open account')
 * const address = await modal.readAddress()
 */
export class ModalPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /**
   * The dialog on show, or the one with this heading: `Connect`, `Account` …
   */
  dialog(heading?: string | RegExp): Locator {
    return this.page.getByRole('dialog', named(heading))
  }

  /** A button of the modal. */
  button(name: string | RegExp): Locator {
    return this.dialog().getByRole('button', named(name))
  }

  /** The row of a wallet in Connect. */
  wallet(name: string): Locator {
    return this.row(name)
  }

  /** The row of a network in Networks. */
  network(name: string): Locator {
    return this.row(name)
  }

  /**
   * Opens the modal by a button of the page.
   * @param button its name; `ConnectButton` is `Connect wallet`, and once
   * connected `/^Account/`
   */
  async open(button: string | RegExp = 'Connect wallet'): Promise<void> {
    await this.page.getByRole('button', named(button)).click()
    await this.dialog().waitFor()
  }

  /** Closes the modal by its button. */
  async close(): Promise<void> {
    await this.button('Close').click()
    await this.expectClosed()
  }

  /** Goes to the view before. */
  async back(): Promise<void> {
    await this.button('Back').first().click()
  }

  /**
   * Chooses a wallet in Connect.
   * @param namespace what a wallet of several is asked for: `EVM`, `Solana`,
   * `Bitcoin`, `Polkadot` or `Cosmos`
   */
  async chooseWallet(name: string, namespace?: string): Promise<void> {
    await this.wallet(name).click()
    if (namespace !== undefined) await this.button(namespace).click()
  }

  /** Opens the modal, chooses a wallet that approves, and waits for its end. */
  async connect(name: string, namespace?: string): Promise<void> {
    await this.open()
    await this.chooseWallet(name, namespace)
    await this.expectClosed()
  }

  /** Copies the pairing URI (`wc:…`) of the code on show. */
  async readPairingUri(): Promise<string> {
    await this.page
      .context()
      .grantPermissions(['clipboard-read', 'clipboard-write'])
    await this.button('Copy link').click()
    return await this.page.evaluate(() => navigator.clipboard.readText())
  }

  /**
   * Reads the full address of the account, with Account on show.
   * @returns the address as the network writes it
   */
  async readAddress(): Promise<string> {
    await this.button('Receive').click()
    const address = this.dialog('Receive').locator(
      '[data-part="address"][data-form="full"]',
    )
    const text = (await address.textContent()) ?? ''
    await this.back()
    await this.dialog('Account').waitFor()
    return text.replace(/\s/g, '')
  }

  /** Switches to a network, with Account or Networks on show. */
  async switchNetwork(name: string): Promise<void> {
    const networks = this.dialog('Networks')
    await networks.or(this.dialog('Account')).waitFor()
    if (!(await networks.isVisible()))
      await this.button(/Switch network$/).click()
    await networks.waitFor()
    await this.network(name).click()
    await networks.waitFor({ state: 'hidden' })
  }

  /**
   * Fills in a send and reviews it, with Account on show.
   * @param parameters.amount a decimal number
   * @param parameters.to the full address of the receiver
   * @param parameters.symbol the token; the network's own currency by default
   * @returns the button that sends, named by amount and symbol
   */
  async reviewSend(parameters: ModalPage.Send): Promise<Locator> {
    const { amount, symbol, to } = parameters
    await this.button('Send').click()
    const send = this.dialog('Send')
    if (symbol !== undefined) {
      await this.button(/, choose another token$/).click()
      await this.dialog('Choose a token')
        .getByRole('button', { name: startingWith(symbol) })
        .click()
    }
    await send.getByRole('textbox', { name: 'Amount' }).fill(amount)
    await send.getByRole('textbox', { name: 'To' }).fill(to)
    await send.getByRole('button', { name: 'Review' }).click()
    const button = this.dialog('Review and send').getByRole('button', {
      name: /^Send /,
    })
    await button.waitFor()
    return button
  }

  /** Reviews a send, confirms it, and waits until the wallet has sent it. */
  async send(parameters: ModalPage.Send): Promise<void> {
    const button = await this.reviewSend(parameters)
    await button.click()
    await this.dialog('Sent').waitFor()
  }

  /** Disconnects the wallet in use, with Account on show. */
  async disconnect(): Promise<void> {
    await this.button('Disconnect').click()
  }

  /** Waits until the modal is gone. */
  async expectClosed(): Promise<void> {
    await this.dialog().waitFor({ state: 'hidden' })
  }

  /** A row by its title alone: tags and notes follow it in the row's name. */
  private row(title: string): Locator {
    return this.dialog()
      .getByRole('button')
      .filter({ has: this.page.getByText(title, { exact: true }) })
  }
}

export declare namespace ModalPage {
  /** What is sent, and to whom. */
  type Send = {
    readonly amount: string
    readonly to: string
    readonly symbol?: string | undefined
  }
}

function named(name: string | RegExp | undefined) {
  return name === undefined ? {} : { name, exact: typeof name === 'string' }
}

function startingWith(text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped}(?!\\p{L})`, 'u')
}
