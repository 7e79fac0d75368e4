import { chromium } from 'playwright'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--expose-gc',
]

/** Chromium from `$CHROMIUM`, else the one of the system. */
export async function launchBrowser() {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  return await chromium.launch({ executablePath, args: flags })
}
