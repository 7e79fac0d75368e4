import { expect, type Locator, type Page } from '@playwright/test'

/** The wallet of `/phone`, driven as its owner drives it: by names. */
export class PhonePage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Opens the wallet with these options of the address. */
  async open(options: Record<string, string> = {}): Promise<void> {
    await this.page.goto(`/phone?${new URLSearchParams(options)}`)
    await expect(this.heading('Phone wallet')).toBeVisible()
  }

  async reload(): Promise<void> {
    await this.page.reload()
    await expect(this.heading('Phone wallet')).toBeVisible()
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, exact: true })
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** What is asked of the owner. */
  get request(): Locator {
    return this.page
      .getByRole('region', { name: 'Requests' })
      .getByRole('article')
  }

  get sessions(): Locator {
    return this.page.getByRole('region', { name: 'Sessions' })
  }

  /** What happened last. */
  get note(): Locator {
    return this.page.getByRole('status')
  }

  async pair(uri: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Pairing URI' }).fill(uri)
    await this.button('Pair').click()
  }

  /** Points its camera at a picture. */
  async scan(picture: Buffer): Promise<void> {
    await this.page.getByLabel('Image of a code').setInputFiles({
      name: 'screen.png',
      mimeType: 'image/png',
      buffer: picture,
    })
  }

  /** Waits for a request with this heading, and answers it. */
  async decide(decision: 'Approve' | 'Reject', heading: string): Promise<void> {
    await this.expectRequest(heading)
    await this.button(decision).click()
    await expect(this.request).toBeHidden()
  }

  async expectRequest(heading: string): Promise<void> {
    await expect(this.request.getByRole('heading')).toHaveText(heading)
    await expect(this.button('Approve')).toBeEnabled()
  }

  async selectAccount(name: `Account ${1 | 2 | 3}`): Promise<void> {
    await this.page
      .getByRole('combobox', { name: 'Account' })
      .selectOption(name)
  }

  async selectNetwork(name: 'Hasp Local' | 'Hasp Local Two'): Promise<void> {
    await this.page
      .getByRole('combobox', { name: 'Network' })
      .selectOption(name)
  }

  /** A chain of the only session. */
  chain(name: 'Hasp Local' | 'Hasp Local Two'): Locator {
    return this.sessions.getByRole('checkbox', { name, exact: true })
  }
}
