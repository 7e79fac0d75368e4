import type { Database } from '@hasp/service-frame'
import type { Hex } from 'viem'
import type { ChainBlock } from './ChainBlock.js'
import type { BlockReader } from './createBlockReader.js'
import type { FollowedChain } from './findChain.js'
import { findCommonBlock } from './findCommonBlock.js'
import type { Batch } from './writeBatch.js'

/** The block that the next ones stand on. */
export interface Base extends Pick<Batch, 'lastKept' | 'restart'> {
  readonly block: number
  /** Absent where nothing is indexed below. */
  readonly hash?: Hex
}

/**
 * Where the next blocks are to be put, and what of the index has to go.
 * @returns undefined where there is nothing to do
 */
export async function findBase(
  parts: { readonly database: Database; readonly reader: BlockReader },
  chain: FollowedChain,
  latest: Pick<ChainBlock, 'number' | 'hash'>,
): Promise<Base | undefined> {
  const { firstBlock, head } = chain
  if (head === null) return { block: firstBlock - 1 }
  const common = await findCommonBlock(parts, { ...chain, head }, latest)
  switch (common.status) {
    case 'behind':
      return undefined
    case 'found': {
      const { block, hash } = common
      return { block, hash, ...(block < head && { lastKept: block }) }
    }
    case 'none': {
      const genesis = await parts.reader.readHeader(0)
      if (!genesis) return undefined
      const restart = {
        genesis: genesis.hash,
        firstBlock: Math.min(firstBlock, latest.number),
      }
      const block = restart.firstBlock - 1
      return { block, lastKept: block, restart }
    }
  }
}
