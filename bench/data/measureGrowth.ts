import { type History, historyPath } from '@hasp/protocol/data'
import type { DatabaseLocation } from '@hasp/service-frame'
import { percentile } from './askSteadily.js'
import { accountOf, dataConfiguration } from './dataConfiguration.js'
import type { Growth } from './growIndex.js'
import { runProcess, startProcess } from './startProcess.js'
import { head, line, rounded } from './table.js'

const pageSize = 50
const warmPages = 100
const measuredPages = 600
/** One in so many pages is of the account that has most. */
const busyEvery = 4
/** Nobody is asked for a new block meanwhile. */
const everyMs = 60 * 60_000

/**
 * How large an index becomes, how much memory reading it takes, and how long a
 * page of it.
 * @param sizes how many transfers it has, one after another
 */
export async function measureGrowth(
  name: string,
  location: DatabaseLocation,
  sizes: readonly number[],
  mostMegabytes: number,
): Promise<void> {
  head(`an index in ${name} that grows`)
  const node = await startProcess('serveNode', 0)
  let from = 0
  let smallestMs: number | undefined
  for (const to of sizes) {
    // At 10⁶ it is what the issue of figures asks for: 10⁵ accounts.
    const accounts = Math.max(100, Math.round(to / 10))
    const growth: Growth = { accounts, from, location, to }
    const startedAtMs = performance.now()
    const bytes = await runProcess('growIndex', growth)
    const seconds = (performance.now() - startedAtMs) / 1_000
    const { tookMs, memoryBytes } = await readPages(
      dataConfiguration(node.url, {
        database: location,
        follow: { from: 0, everyMs },
      }),
      accounts,
    )
    const p99Ms = percentile(tookMs, 0.99)
    smallestMs ??= p99Ms
    const what = `${to.toLocaleString('en')} transfers, ${accounts.toLocaleString('en')} accounts`
    line(
      `${what}: a transfer`,
      `${rounded(bytes / to)} B; written ${rounded((to - from) / seconds)}/s`,
      '≤ 600 B',
    )
    line(
      `${what}: a page of ${pageSize}`,
      `p50 ${rounded(percentile(tookMs, 0.5), 1)}, p99 ${rounded(p99Ms, 1)} ms; ${rounded(p99Ms / smallestMs, 1)}× of the first`,
      '≤ 2×',
    )
    line(
      `${what}: memory of the service`,
      `${rounded(memoryBytes / 1e6)} MB`,
      `≤ ${mostMegabytes} MB`,
    )
    from = to
  }
  await node.stop()
}

/** First pages and second ones, one after another. */
async function readPages(
  configuration: ReturnType<typeof dataConfiguration>,
  accounts: number,
) {
  const service = await startProcess('serveData', configuration)
  const tookMs: number[] = []
  let cursor: string | undefined
  let account = accountOf(0)
  while (tookMs.length < warmPages + measuredPages) {
    const startedAtMs = performance.now()
    const path = historyPath(account, { limit: pageSize, cursor })
    const response = await fetch(service.url + path)
    const page = (await response.json()) as History
    tookMs.push(performance.now() - startedAtMs)
    if (!response.ok) throw new Error(`A page is ${response.status}.`)
    // An account's second page, then another's first.
    cursor = cursor === undefined ? page.cursor : undefined
    const isBusy = tookMs.length % busyEvery === 0
    if (cursor === undefined)
      account = accountOf(isBusy ? 0 : Math.floor(Math.random() * accounts))
  }
  const memoryBytes = await service.ask('memory')
  await service.stop()
  return { tookMs: tookMs.slice(warmPages), memoryBytes }
}
