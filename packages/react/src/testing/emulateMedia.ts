import { cdp } from 'vitest/browser'

/** What Playwright's session can do; its type is of another package. */
type Session = { send(method: string, parameters: object): Promise<unknown> }

/**
 * Lets the page see a visitor's settings.
 * @param features media features by name; an empty object takes all away
 * @example await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
 */
export async function emulateMedia(
  features: Readonly<Record<string, string>>,
): Promise<void> {
  const session = cdp() as object as Session
  await session.send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({
      name,
      value,
    })),
  })
}
