import { expect, type Locator, type Page } from '@playwright/test'

/** The first page of the demo, driven as a visitor drives it: by names. */
export class PlaygroundPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/${query}`)
    await expect(this.stage.getByRole('heading').nth(1)).toBeVisible()
  }

  get stage(): Locator {
    return this.page.getByRole('region', { name: 'Try it' })
  }

  get code(): Locator {
    return this.page.getByRole('region', { name: 'Code' })
  }

  setting(name: string): Locator {
    return this.page
      .getByRole('region', { name: 'Settings' })
      .getByLabel(name, { exact: true })
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name })
  }

  /** Connects the test wallet, which asks in a window of its own. */
  async connect(): Promise<void> {
    const opening = this.page.waitForEvent('popup')
    await this.stage.getByRole('button', { name: /^Dev Wallet/ }).click()
    const popup = await opening
    await popup.getByRole('button', { name: 'Approve' }).click()
    await expect(
      this.stage.getByRole('heading', { name: 'Account' }),
    ).toBeVisible()
  }
}
