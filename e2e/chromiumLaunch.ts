import { findChromium } from '../scripts/ensureChromium.mjs'

/** How every test starts the browser of this machine. */
export type ChromiumLaunch = {
  readonly executablePath?: string
  readonly args: string[]
}

/**
 * The browser that is installed, and flags that keep it from talking to
 * anybody but the page. Without a browser the path is absent, so that tests
 * which need none still run.
 */
export function chromiumLaunch(): ChromiumLaunch {
  const executablePath = findChromium()
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}
