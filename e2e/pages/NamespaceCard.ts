import { expect, type Locator } from '@playwright/test'
import type { DemoPage } from './DemoPage.js'

/** What people call the namespaces, on the demo's cards. */
export type NamespaceName =
  | 'Ethereum'
  | 'Solana'
  | 'Bitcoin'
  | 'Polkadot'
  | 'Cosmos'

export const namespaceNames: readonly NamespaceName[] = [
  'Ethereum',
  'Solana',
  'Bitcoin',
  'Polkadot',
  'Cosmos',
]

/** The demo's card of one namespace. */
export class NamespaceCard {
  readonly demo: DemoPage
  readonly name: NamespaceName

  constructor(demo: DemoPage, name: NamespaceName) {
    this.demo = demo
    this.name = name
  }

  get region(): Locator {
    return this.demo.page.getByRole('region', { name: this.name, exact: true })
  }

  detail(name: 'Status' | 'Network' | 'Account' | 'Wallet'): Locator {
    return this.region.locator(
      `xpath=.//dt[normalize-space()="${name}"]/following-sibling::dd`,
    )
  }

  async open(): Promise<void> {
    await this.demo.button(`Open ${this.name}`).click()
  }

  async disconnect(): Promise<void> {
    await this.demo.button(`Disconnect ${this.name}`).click()
  }

  /** @returns the signature as the page shows it */
  async sign(): Promise<string> {
    const title = `Sign ${this.name} message: `
    const { result } = this.demo
    await this.demo.button(`Sign ${this.name} message`).click()
    await expect(result).not.toContainText('waiting …')
    const text = (await result.getByRole('status').textContent()) ?? ''
    expect(text).toContain(title)
    return text.slice(title.length)
  }

  async expectConnected(account: string): Promise<void> {
    await expect(this.detail('Account')).toHaveText(account)
    await expect(this.detail('Status')).toHaveText('Connected')
  }

  async expectDisconnected(): Promise<void> {
    await expect(this.detail('Status')).toHaveText('Disconnected')
    await expect(this.detail('Account')).toHaveText('–')
  }
}
