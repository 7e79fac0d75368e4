import { cdp } from 'vitest/browser'

/** What Playwright's session can do; its type is of another package. */
type Session = { send(method: string, parameters: object): Promise<unknown> }

/**
 * Sets the size of text that a visitor chooses in the browser's settings.
 * @param px 16 unless a visitor changes it
 * @example await setTextSize(32)
 */
export async function setTextSize(px: number): Promise<void> {
  const session = cdp() as object as Session
  await session.send('Page.setFontSizes', { fontSizes: { standard: px } })
}
