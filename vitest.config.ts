import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { testPortOffset } from './devstack/testing/testPortOffset.js'
import { chromiumLaunch } from './e2e/chromiumLaunch.js'

const isLong = process.env.HASP_LONG === '1'
const timeouts = {
  testTimeout: isLong ? 600_000 : 15_000,
  hookTimeout: 60_000,
}
const env: Record<string, string> = {
  HASP_PORT_OFFSET: `${testPortOffset(process.env)}`,
  ...(isLong && { HASP_LONG: '1' }),
}
const exclude = ['**/node_modules/**', '**/dist/**', 'bench/work/**']
const serverConditions = ['hasp-source', ...defaultServerConditions]
const onServer = {
  resolve: { conditions: serverConditions },
  ssr: { resolve: { conditions: serverConditions } },
}

export default defineConfig({
  test: {
    projects: [
      {
        ...onServer,
        test: {
          ...timeouts,
          name: 'unit',
          env,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/*/src/**/*.test.{ts,tsx}',
            'bench/**/*.test.ts',
            'devstack/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [...exclude, '**/*.{chain,browser}.test.{ts,tsx}'],
        },
      },
      {
        ...onServer,
        test: {
          ...timeouts,
          name: 'chain',
          env,
          include: ['{packages,apps,devstack}/**/*.chain.test.ts'],
          exclude,
          globalSetup: 'devstack/testing/chainSetup.ts',
          // One chain is one state: files take turns.
          fileParallelism: false,
        },
      },
      {
        plugins: [react()],
        // A page has no process: what tests read of it is written in.
        define: Object.fromEntries(
          ['HASP_LONG', 'HASP_PORT_OFFSET'].map((name) => [
            `process.env.${name}`,
            JSON.stringify(env[name] ?? ''),
          ]),
        ),
        resolve: {
          conditions: ['hasp-source', ...defaultClientConditions],
          dedupe: ['react', 'react-dom'],
        },
        // Found only while a test runs, these would reload its page.
        optimizeDeps: { include: ['axe-core', 'viem', 'viem/accounts'] },
        test: {
          ...timeouts,
          name: 'browser',
          env,
          include: ['{packages,apps,e2e}/**/*.browser.test.{ts,tsx}'],
          exclude,
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
      },
    ],
  },
})
