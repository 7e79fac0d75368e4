import type { Hex } from 'viem'
import type { ChainBlock } from './ChainBlock.js'
import type { BlockReader } from './createBlockReader.js'

/** Blocks that are read at a time. */
const blocksAtOnce = 10

/**
 * Blocks of which each is the parent of the next.
 * @returns undefined where they are not: the chain changed while they were read
 */
export async function readLinkedBlocks(
  reader: BlockReader,
  [from, to]: readonly [from: number, to: number],
  parentHash: Hex | undefined,
): Promise<readonly ChainBlock[] | undefined> {
  const blocks: ChainBlock[] = []
  for (let start = from; start <= to; start += blocksAtOnce) {
    const count = Math.min(blocksAtOnce, to - start + 1)
    const read = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        reader.readBlock(start + index),
      ),
    )
    for (const block of read) {
      const below = blocks.at(-1)?.hash ?? parentHash
      if (!block || (below && block.parentHash !== below)) return undefined
      blocks.push(block)
    }
  }
  return blocks
}
