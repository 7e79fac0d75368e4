import { expect, type Locator, type Page } from '@playwright/test'
import type { DevWalletFault } from '../../apps/test-wallets/src/devWallet/devWalletFault.js'
import { devWalletFaultLabels } from '../../apps/test-wallets/src/devWallet/devWalletFault.js'
import { ModalPage } from '../../packages/core/src/exports/testing/playwright.js'

/** What `Wallet state` tells. */
export type Detail =
  | 'Status'
  | 'Namespace'
  | 'Network'
  | 'Account'
  | 'Wallet'
  | 'Account type'
  | 'Signed in'

/** What a visitor may answer in the wallet's window. */
type Decision = 'Approve' | 'Reject'

/** The demo, driven as a visitor drives it: by names. */
export class DemoPage {
  readonly page: Page
  /** The modal, driven by what we publish for tests of sites. */
  readonly kitModal: ModalPage
  /** What pages have complained about so far; a journey may take some. */
  readonly complaints: string[]

  constructor(page: Page, complaints: string[]) {
    this.page = page
    this.kitModal = new ModalPage(page)
    this.complaints = complaints
  }

  /** The modal on show, by its view's heading. */
  modal(name?: string | RegExp): Locator {
    return this.kitModal.dialog(name)
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', exact(name))
  }

  /** A button of the modal. */
  act(name: string | RegExp): Locator {
    return this.kitModal.button(name)
  }

  /** Opens the demo with these options of the address. */
  async open(options: Record<string, string> = {}): Promise<void> {
    const query = new URLSearchParams({ devWallet: '1', ...options })
    await this.page.goto(`/bench?${query}`)
    await expect(this.detail('Status')).not.toHaveText('Reconnecting')
    if (query.get('devWallet') === '1')
      await expect(this.events).toContainText('Dev Wallet is announced')
  }

  /** The description of one fact in `Wallet state`. */
  detail(name: Detail): Locator {
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

  /** The row of the dev wallet in Connect. */
  get devWallet(): Locator {
    return this.kitModal.wallet('Dev Wallet')
  }

  /** A network's row in Networks. */
  network(name: 'Hasp Local' | 'Hasp Local Two'): Locator {
    return this.kitModal.network(name)
  }

  /** Tells the dev wallet to misbehave, or to stop it. */
  async setFault(fault: DevWalletFault, isOn: boolean): Promise<void> {
    const name = devWalletFaultLabels[fault]
    await this.page.getByRole('switch', { name, exact: true }).setChecked(isOn)
  }

  /** Does something that opens the wallet's window, and decides there. */
  async decide(
    decision: Decision,
    action: () => Promise<void>,
    press = (button: Locator) => button.click(),
  ): Promise<void> {
    const opening = this.page.waitForEvent('popup')
    await action()
    const popup = await opening
    // Until it has closed, the next request would find this window. It may be
    // gone before the key that was pressed in it is up again.
    await Promise.all([
      popup.waitForEvent('close'),
      press(popup.getByRole('button', { name: decision })).catch((error) => {
        if (!popup.isClosed()) throw error
      }),
    ])
  }

  /** Closes the modal by its button. */
  async close(): Promise<void> {
    await this.kitModal.close()
  }

  /** Connects the dev wallet through the modal, by mouse. */
  async connect(): Promise<void> {
    await this.kitModal.open()
    await this.decide('Approve', () => this.kitModal.chooseWallet('Dev Wallet'))
    await this.expectConnected()
  }

  /** Connects a dev wallet that approves by itself. */
  async connectAtOnce(): Promise<void> {
    await this.kitModal.connect('Dev Wallet')
    await this.expectConnected()
  }

  async expectConnected(): Promise<void> {
    await expect(this.detail('Status')).toHaveText('Connected')
    await expect(this.modal()).toBeHidden()
  }
}

function exact(name: string | RegExp) {
  return { name, exact: typeof name === 'string' }
}
