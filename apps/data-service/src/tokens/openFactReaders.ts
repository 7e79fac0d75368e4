import type { Clock, Log } from '@hasp/service-frame'
import type { ServedNetwork } from '../configuration.js'
import type { Door } from '../sources/createDoor.js'
import { createNodes } from '../sources/createNodes.js'
import { createFactReader, type ReadFacts } from './createFactReader.js'

/**
 * What tokens say of themselves, by CAIP-2: whoever asks, each is read once.
 * @param parts.door for contracts of strangers: who fails there is nobody's loss
 */
export function openFactReaders(
  networks: readonly ServedNetwork[],
  parts: { readonly clock: Clock; readonly door: Door; readonly log: Log },
): (networkId: string) => ReadFacts {
  const readers = new Map(
    networks.map((network) => [
      network.id,
      createFactReader({
        clock: parts.clock,
        nodes: createNodes(parts, network),
        multicall: network.multicall,
      }),
    ]),
  )
  return (networkId) => readers.get(networkId) ?? (async () => new Map())
}
