import { chromium } from 'playwright'
import { startStack } from '../../devstack/startStack.js'
import { chromiumLaunch } from '../../e2e/chromiumLaunch.js'
import { useWallet } from './useWallet.js'

/**
 * Measures the hosted wallet as a visitor has it: in the demo, with the real
 * site, service, database and mail on the same processors.
 */
const rounds = Number(process.env.HASP_BENCH_ROUNDS ?? 15)
const throttles = [1, 4] as const
const portOffset = Number(process.env.HASP_PORT_OFFSET ?? 900)

/** Milliseconds by figure, one list for each slowness. */
const figures = new Map<string, Map<number, number[]>>()

const percentile = (all: readonly number[] = [], share: number) =>
  Math.round(
    [...all].sort((one, other) => one - other)[
      Math.min(all.length - 1, Math.floor(all.length * share))
    ] ?? Number.NaN,
  )

const stack = await startStack({
  offset: portOffset,
  demo: true,
  hostedWallet: 'forgotten',
})
const browser = await chromium.launch(chromiumLaunch())
try {
  for (let round = 0; round < rounds; round += 1)
    for (const throttle of throttles) {
      const context = await browser.newContext({
        permissions: ['local-network-access'],
      })
      await useWallet(context, stack.addresses, {
        email: `visitor${round}-${throttle}@bench.example`,
        throttle,
        note: (figure, tookMs) => {
          const found = figures.get(figure) ?? new Map<number, number[]>()
          figures.set(figure, found)
          found.set(throttle, [...(found.get(throttle) ?? []), tookMs])
        },
      })
      await context.close()
    }
} finally {
  await browser.close()
  await stack.stop()
}

console.log(`| hosted wallet, ${rounds} visitors, ms | p50 | p95 | p99 |`)
console.log('| --- | --- | --- | --- |')
for (const [figure, found] of figures)
  for (const throttle of throttles) {
    const cells = [0.5, 0.95, 0.99].map((share) =>
      percentile(found.get(throttle), share),
    )
    const name = throttle === 1 ? figure : `${figure}, CPU ÷ ${throttle}`
    console.log(`| ${[name, ...cells].join(' | ')} |`)
  }
