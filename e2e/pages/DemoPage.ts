import { expect, type Locator, type Page } from '@playwright/test'

/** What `Wallet state` tells. */
export type Fact = 'Status' | 'Network' | 'Account' | 'Wallet' | 'Account type'

/** The demo, driven as a visitor drives it: by names. */
export class DemoPage {
  readonly page: Page
  /** What pages have complained about so far; a journey may take some. */
  readonly complaints: string[]

  constructor(page: Page, complaints: string[]) {
    this.page = page
    this.complaints = complaints
  }

  /** The modal on show, by its view's heading. */
  modal(name?: string | RegExp): Locator {
    return this.page.getByRole('dialog', name === undefined ? {} : { name })
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }

  /** Opens the demo with these options of the address. */
  async open(options: Record<string, string> = {}): Promise<void> {
    const query = new URLSearchParams({ devWallet: '1', ...options })
    await this.page.goto(`/?${query}`)
    await expect(this.fact('Status')).not.toHaveText('Reconnecting')
  }

  /** The description of one fact in `Wallet state`. */
  fact(name: Fact): Locator {
    return this.page
      .getByRole('region', { name: 'Wallet state' })
      .locator(`xpath=.//dt[normalize-space()="${name}"]/following-sibling::dd`)
  }

  get events(): Locator {
    return this.page.getByRole('log', { name: 'Events' })
  }

  get result(): Locator {
    return this.page.getByRole('region', { name: 'Last result' })
  }

  /** Does something that opens the wallet's window, and decides there. */
  async decide(
    decision: 'Approve' | 'Reject',
    deed: () => Promise<void>,
  ): Promise<void> {
    const opening = this.page.waitForEvent('popup')
    await deed()
    const popup = await opening
    await popup.getByRole('button', { name: decision }).click()
  }

  /** Connects the dev wallet through the modal, by mouse. */
  async connect(): Promise<void> {
    await this.button('Connect wallet').click()
    await this.decide('Approve', () =>
      this.modal('Connect')
        .getByRole('button', { name: /^Dev Wallet/ })
        .click(),
    )
    await expect(this.fact('Status')).toHaveText('Connected')
    await expect(this.modal()).toBeHidden()
  }
}
