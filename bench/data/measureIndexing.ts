import { setTimeout as wait } from 'node:timers/promises'
import type { ReadinessReply } from '@hasp/protocol/data'
import type { DatabaseLocation } from '@hasp/service-frame'
import { percentile } from './askSteadily.js'
import { dataConfiguration } from './dataConfiguration.js'
import { type OwnProcess, startProcess } from './startProcess.js'
import { head, line, rounded } from './table.js'

const transfersPerBlock = 100
const warmBlocks = 40
const blocksCount = 200
/** How often the service looks; a second unless its operator says so. */
const everyMs = 500
/** Not a whole second: the moment of the look wanders. */
const blockMs = 1_043

/** How fast a chain becomes rows, and how far they are behind it. */
export async function measureIndexing(
  name: string,
  location: DatabaseLocation,
  aimPerSecond: number,
  lagBlocks: number,
): Promise<void> {
  head(`indexing into ${name}, ${transfersPerBlock} transfers a block`)
  const chain = await startProcess('serveChain', transfersPerBlock)
  const service = await startProcess(
    'serveData',
    dataConfiguration(chain.url, {
      database: location,
      follow: { from: 0, everyMs },
    }),
  )
  try {
    await untilIndexed(service, await chain.ask(warmBlocks))
    const startedAtMs = performance.now()
    await untilIndexed(service, await chain.ask(blocksCount))
    const seconds = (performance.now() - startedAtMs) / 1_000
    line(
      `${blocksCount} blocks that come at once, chain to rows`,
      `${rounded((blocksCount * transfersPerBlock) / seconds)} transfers/s`,
      `≥ ${aimPerSecond}`,
    )
    const behindMs = await measureLag(chain, service, lagBlocks)
    line(
      `behind a chain of ${rounded(blockMs / 1_000, 2)} s, ${lagBlocks} blocks, a look each ${everyMs} ms`,
      `p50 ${rounded(percentile(behindMs, 0.5))}, p95 ${rounded(percentile(behindMs, 0.95))} ms`,
      'p95 ≤ 1,000 ms',
    )
    const bytes = await service.ask('memory')
    line('memory of the service', `${rounded(bytes / 1e6)} MB`, '–')
  } finally {
    await service.stop()
    await chain.stop()
  }
}

/** From when a block is there until its rows are. */
async function measureLag(
  chain: OwnProcess,
  service: OwnProcess,
  count: number,
): Promise<readonly number[]> {
  const behind: Promise<number>[] = []
  for (let made = 0; made < count; made += 1) {
    const madeAtMs = performance.now()
    const height = await chain.ask(1)
    behind.push(
      untilIndexed(service, height).then(() => performance.now() - madeAtMs),
    )
    await wait(madeAtMs + blockMs - performance.now())
  }
  return await Promise.all(behind)
}

async function untilIndexed(
  service: OwnProcess,
  height: number,
): Promise<void> {
  for (;;) {
    const response = await fetch(`${service.url}/readyz`)
    const { indexes } = (await response.json()) as ReadinessReply
    if ((indexes?.[0]?.head ?? -1) >= height) return
    await wait(20)
  }
}
