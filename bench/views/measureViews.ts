import { chromium } from 'playwright'
import { chromiumLaunch } from '../../e2e/chromiumLaunch.js'
import { crowd, listedTokens, startCrowdedStack } from './startCrowdedStack.js'
import { visitAccount } from './visitAccount.js'

/**
 * Measures the views with data as a visitor has them: in the demo, with the
 * real data service, its database and chains on the same processors, and an
 * account with 10,000 transactions and 200 tokens.
 */
const rounds = Number(process.env.HASP_BENCH_ROUNDS ?? 15)
const throttles = [1, 4] as const
const portOffset = Number(process.env.HASP_PORT_OFFSET ?? 900)

type Target = number | '–'
/** What is aimed at, on the plain processor and on one four times slower. */
const targets: Readonly<Record<string, readonly [Target, Target]>> = {
  'requests before a click': [0, 0],
  'Account opened → first row, fresh': [150, 450],
  '200 tokens: answer → what is in sight painted': [60, 200],
  '200 tokens: answer → all painted': [60, 200],
  'on opening Account: requests to the service': [3, 3],
  'on opening Account: pictures among them': ['–', '–'],
  'on opening Account: requests to the node': [2, 2],
  'on opening Account: asked twice': [0, 0],
  '200 tokens: p95 frame while scrolling': [17, 34],
  'Account opened → first row, cached': [60, 180],
  '10,000 entries: p95 frame while scrolling': [17, 34],
  '10,000 entries: nodes': [1_500, 1_500],
  '10,000 entries: heap, MB more': [15, 15],
}

const figures = new Map<string, number[]>()

const stack = await startCrowdedStack(portOffset)
const browser = await chromium.launch(chromiumLaunch())
try {
  for (let round = 0; round < rounds; round += 1)
    for (const throttle of throttles) {
      const context = await browser.newContext({
        permissions: ['local-network-access'],
      })
      await visitAccount(context, stack.addresses, {
        entries: crowd.entries,
        tokens: listedTokens,
        throttle,
        note(figure, value) {
          const key = `${figure} ${throttle}`
          figures.set(key, [...(figures.get(key) ?? []), value])
        },
      })
      await context.close()
    }
} finally {
  await browser.close()
  await stack.stop()
}

const percentile = (all: readonly number[], share: number) =>
  [...all].sort((one, other) => one - other)[
    Math.min(all.length - 1, Math.floor(all.length * share))
  ] ?? Number.NaN

console.log(`| views with data, ${rounds} visitors | p50 | p95 | target |`)
console.log('| --- | --- | --- | --- |')
for (const [figure, aims] of Object.entries(targets))
  for (const [at, throttle] of throttles.entries()) {
    const all = figures.get(`${figure} ${throttle}`) ?? []
    const cells = [0.5, 0.95].map((share) => percentile(all, share).toFixed(1))
    const name = throttle === 1 ? figure : `${figure}, CPU ÷ ${throttle}`
    console.log(`| ${[name, ...cells, aims[at]].join(' | ')} |`)
  }
