import { type Balances, balancesPath } from '@hasp/protocol/data'
import type { DatabaseLocation } from '@hasp/service-frame'
import { percentile } from './askSteadily.js'
import { accountOf, dataConfiguration } from './dataConfiguration.js'
import type { Growth } from './growIndex.js'
import { runProcess, startProcess } from './startProcess.js'
import { head, line, rounded } from './table.js'

/** Each of them has every token. */
const accounts = 20
const warmAnswers = 5
/** So many the operator knows; others are found in the index. */
const mostKnown = 200
/** Nobody is asked for a new block meanwhile. */
const everyMs = 60 * 60_000

/**
 * What balances take by how many tokens came to an account.
 * @param locationOf an empty database for each
 */
export async function measureTokens(
  counts: readonly number[],
  locationOf: (count: number) => DatabaseLocation,
): Promise<void> {
  head('balances of new accounts, one at a time, node 0 ms away')
  for (const tokens of counts) {
    const location = locationOf(tokens)
    const growth: Growth = {
      ...{ accounts, location, tokens },
      from: 0,
      to: accounts * Math.max(...counts),
    }
    await runProcess('growIndex', growth)
    const node = await startProcess('serveNode', 0)
    const service = await startProcess(
      'serveData',
      dataConfiguration(node.url, {
        database: location,
        follow: { from: 0, everyMs },
        tokensCount: Math.min(tokens, mostKnown),
      }),
    )
    const tookMs: number[] = []
    let [bytes, callsBefore, held] = [0, 0, 0]
    for (let index = 0; index < accounts; index += 1) {
      if (index === warmAnswers) callsBefore = await node.ask('questions')
      const startedAtMs = performance.now()
      const response = await fetch(service.url + balancesPath(accountOf(index)))
      const text = await response.text()
      tookMs.push(performance.now() - startedAtMs)
      if (!response.ok) throw new Error(`Balances are ${response.status}.`)
      bytes = text.length
      held = (JSON.parse(text) as Balances).tokens.length
    }
    const measured = tookMs.slice(warmAnswers)
    const calls = (await node.ask('questions')) - callsBefore
    const what = `${tokens.toLocaleString('en')} tokens`
    line(
      `${what}: an answer`,
      `p50 ${rounded(percentile(measured, 0.5), 1)}, p99 ${rounded(percentile(measured, 0.99), 1)} ms; ${held} of them, ${bytes} B`,
      '–',
    )
    line(
      `${what}: node’s calls per answer`,
      rounded(calls / measured.length, 2),
      tokens === 200 ? '≤ 3' : '–',
    )
    line(
      `${what}: memory of the service`,
      `${rounded((await service.ask('memory')) / 1e6)} MB`,
      '≤ 1000 MB',
    )
    await Promise.all([service.stop(), node.stop()])
  }
}
