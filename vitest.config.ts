import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import {
  defineConfig,
  type TestProjectInlineConfiguration,
} from 'vitest/config'
import { testPortOffset } from './devstack/testing/testPortOffset.js'
import { chromiumLaunch } from './e2e/chromiumLaunch.js'

const isLong = process.env.HASP_LONG === '1'
const timeouts = {
  // A busy machine takes its time, also for what a visitor sees.
  testTimeout: isLong ? 600_000 : 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
}
const env: Record<string, string> = {
  HASP_PORT_OFFSET: `${testPortOffset(process.env)}`,
  ...(isLong && { HASP_LONG: '1' }),
}
const exclude = ['**/node_modules/**', '**/dist/**', 'bench/work/**']
const views = 'packages/react/src/views/**/*.browser.test.tsx'
const serverConditions = ['hasp-source', ...defaultServerConditions]
const onServer = {
  resolve: { conditions: serverConditions },
  ssr: { resolve: { conditions: serverConditions } },
}

/** React 18 is installed beside an example, for tests under both. */
const react18 = fileURLToPath(
  new URL('examples/react18/node_modules/', import.meta.url),
)

export default defineConfig({
  test: {
    projects: [
      {
        ...onServer,
        test: {
          ...timeouts,
          name: 'unit',
          env,
          setupFiles: ['devstack/testing/expectListeners.ts'],
          // Most of them wait for others: no processor is kept back.
          maxWorkers: '100%',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/*/src/**/*.test.{ts,tsx}',
            'bench/**/*.test.{ts,mjs}',
            'devstack/**/*.test.ts',
            'scripts/**/*.test.ts',
            'examples/signInServer/src/**/*.test.ts',
          ],
          exclude: [...exclude, '**/*.{chain,browser,services}.test.{ts,tsx}'],
        },
      },
      {
        ...onServer,
        test: {
          ...timeouts,
          name: 'chain',
          env,
          include: ['{packages,apps,devstack,examples}/**/*.chain.test.ts'],
          exclude,
          globalSetup: 'devstack/testing/chainSetup.ts',
          // One chain is one state: files take turns.
          fileParallelism: false,
        },
      },
      {
        ...onServer,
        test: {
          ...timeouts,
          name: 'services',
          env,
          // What runs on PGlite with the unit tests, on PostgreSQL.
          include: [
            'apps/hosted-wallet-{escrow,service}/src/**/*.test.ts',
            'apps/data-service/src/activity/killed.test.ts',
            'apps/**/*.services.test.ts',
            'packages/core/src/siwxServer/stores/*.test.ts',
          ],
          exclude: [
            ...exclude,
            '**/src/{commands,http}/*.test.ts',
            '**/src/main.test.ts',
          ],
          globalSetup: 'devstack/testing/postgresSetup.ts',
        },
      },
      inChromium({
        name: 'browser',
        reactMajor: 19,
        include: [
          '{packages,apps,e2e}/**/*.browser.test.{ts,tsx}',
          'examples/{guestBook,wagmi3}/**/*.browser.test.tsx',
        ],
        without: [views],
      }),
      // One page keeps what all files leave, and ended at a gigabyte of it.
      inChromium({ name: 'browserViews', reactMajor: 19, include: [views] }),
      inChromium({
        name: 'browser18',
        reactMajor: 18,
        alias: [
          { find: /^(react|react-dom)(?=$|\/)/, replacement: `${react18}$1` },
        ],
        include: [
          'examples/wagmi2/src/App',
          ...[
            'hooks/data/useSendFlow',
            'hydrate',
            'modal/KitModal',
            'strictMode',
            'primitives/showing',
            'views/ConnectingExternal/ConnectingExternalView',
            'views/SendPreview/SendPreviewView',
          ].map((name) => `packages/react/src/${name}`),
        ].map((path) => `${path}.browser.test.tsx`),
      }),
    ],
  },
})

function inChromium({
  alias,
  include,
  name,
  reactMajor,
  without = [],
}: {
  alias?: { find: RegExp; replacement: string }[]
  include: string[]
  name: string
  reactMajor: 18 | 19
  without?: string[]
}): TestProjectInlineConfiguration {
  // A page has no process: what tests read of it is written in.
  const written = {
    HASP_LONG: env.HASP_LONG ?? '',
    HASP_PORT_OFFSET: env.HASP_PORT_OFFSET ?? '',
    HASP_REACT_MAJOR: `${reactMajor}`,
  }
  return {
    plugins: [react()],
    define: Object.fromEntries(
      Object.entries(written).map(([key, value]) => [
        `process.env.${key}`,
        JSON.stringify(value),
      ]),
    ),
    resolve: {
      conditions: ['hasp-source', ...defaultClientConditions],
      dedupe: ['react', 'react-dom'],
      ...(alias && { alias }),
    },
    // Found only while a test runs, these would reload its page.
    optimizeDeps: {
      include: ['axe-core', 'qr', 'qr/decode.js', 'viem', 'viem/accounts'],
    },
    test: {
      ...timeouts,
      name,
      env,
      include,
      exclude: [...exclude, ...without],
      setupFiles: 'e2e/browserSetup.ts',
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: chromiumLaunch() }),
        instances: [
          {
            browser: 'chromium',
            viewport: { width: 1280, height: 800 },
          },
        ],
      },
    },
  }
}
