import type { Clock, Log } from '@hasp/service-frame'
import { chainIdOf } from '../activity/chainIdOf.js'
import { createBlockReader } from '../activity/createBlockReader.js'
import type { ServedNetwork } from '../configuration.js'
import type { Door } from '../sources/createDoor.js'
import { createNodes } from '../sources/createNodes.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import { createBlockscout } from './createBlockscout.js'
import { createEtherscan } from './createEtherscan.js'
import { createReceiptReader } from './createReceiptReader.js'
import { createSourceReader, type ReadSource } from './createSourceReader.js'
import type { HistorySource } from './HistorySource.js'
import type { PaceOf } from './openPaces.js'

/** @returns undefined for a network whose history nobody else knows */
export function openSource(
  network: ServedNetwork,
  parts: openSource.Parts,
): ReadSource | undefined {
  const { history } = network
  if (!history) return undefined
  const nodes = createNodes(parts, network)
  const { readHeader } = createBlockReader(nodes, parts)
  return createSourceReader({
    chain: chainIdOf(network.id),
    clock: parts.clock,
    readReceipts: createReceiptReader(nodes),
    readTime: async (block) => {
      try {
        return (await readHeader(block))?.time
      } catch (error) {
        if (error instanceof UpstreamFailure) return undefined
        throw error
      }
    },
    source: createSource(network, history, parts),
  })
}

export declare namespace openSource {
  interface Parts {
    readonly clock: Clock
    readonly door: Door
    readonly log: Log
    readonly paceOf: PaceOf
  }
}

function createSource(
  { id }: ServedNetwork,
  history: NonNullable<ServedNetwork['history']>,
  { clock, door, paceOf }: openSource.Parts,
): HistorySource {
  switch (history.kind) {
    case 'blockscout':
      return createBlockscout(door, history)
    case 'etherscan':
      return createEtherscan(
        { clock, door, pace: paceOf(history) },
        { ...history, chainId: chainIdOf(id) },
      )
  }
}
