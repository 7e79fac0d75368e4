import { defineConfig } from '@playwright/test'
import { addresses } from './devstack/addresses.js'
import { testPortOffset } from './devstack/testing/testPortOffset.js'
import { chromiumLaunch } from './e2e/chromiumLaunch.js'
import { resolveSources } from './scripts/sources/resolveSources.mjs'

// Each process of a run reads this file, and journeys import packages, too.
resolveSources()

const sending = [
  '**/mainJob.spec.ts',
  '**/faults.spec.ts',
  '**/sentActivity.spec.ts',
  '**/unknown.spec.ts',
]

/** Pictures for people: only when a folder for them is given. */
const pictures = '**/screenshots.spec.ts'

/** It takes ten minutes: only in the long run. */
const idle = '**/idle.spec.ts'

const left = [
  ...sending,
  ...(process.env.HASP_SHOTS ? [] : [pictures]),
  ...(process.env.HASP_LONG === '1' ? [] : [idle]),
]

export default defineConfig({
  testDir: 'e2e/journeys',
  outputDir: '.cache/journeys',
  globalSetup: './e2e/globalSetup.ts',
  forbidOnly: true,
  fullyParallel: false,
  retries: 0,
  workers: 2,
  expect: { timeout: 15_000 },
  // For what hangs; some build an example first, or wait for a second mail.
  timeout: process.env.HASP_LONG === '1' ? 600_000 : 180_000,
  reporter: 'list',
  use: {
    baseURL: addresses(testPortOffset(process.env)).demo.url,
    browserName: 'chromium',
    headless: true,
    viewport: { width: 1280, height: 800 },
    launchOptions: chromiumLaunch(),
  },
  projects: [
    // One account sends in these: they take turns.
    { name: 'chain', testMatch: sending, workers: 1 },
    { name: 'page', testIgnore: left },
  ],
})
