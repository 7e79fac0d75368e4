import type { Database } from '@hasp/service-frame'
import { and, eq, min } from 'drizzle-orm'
import type { Hex } from 'viem'
import { headers } from '../database/tables.js'
import type { ChainBlock } from './ChainBlock.js'
import type { BlockReader } from './createBlockReader.js'
import type { FollowedChain } from './findChain.js'

/** Where the index and the chain part. */
export type CommonBlock =
  /** The newest block that both have; what the index has above it is undone. */
  | { readonly status: 'found'; readonly block: number; readonly hash: Hex }
  /** The node is behind the index, and says nothing against it. */
  | { readonly status: 'behind' }
  /** Nothing that the index can still compare is in the chain. */
  | { readonly status: 'none' }

/**
 * Looks for the newest block that the index and the chain have in common. Who
 * shares a block shares all before it, so halving finds it.
 */
export async function findCommonBlock(
  {
    database,
    reader,
  }: { readonly database: Database; readonly reader: BlockReader },
  { genesis, head, id }: FollowedChain & { readonly head: number },
  latest: Pick<ChainBlock, 'number' | 'hash'>,
): Promise<CommonBlock> {
  const hashHere = async (block: number) => {
    const [found] = await database
      .select({ hash: headers.hash })
      .from(headers)
      .where(and(eq(headers.chain, id), eq(headers.block, block)))
    return found?.hash
  }
  const findShared = async (block: number): Promise<Hex | undefined> => {
    const here = await hashHere(block)
    const there =
      block === latest.number ? latest : await reader.readHeader(block)
    return there?.hash === here ? here : undefined
  }
  const [kept] = await database
    .select({ lowest: min(headers.block) })
    .from(headers)
    .where(eq(headers.chain, id))
  const lowest = kept?.lowest ?? head
  const top = Math.min(head, latest.number)
  if (top < lowest) {
    const first = await reader.readHeader(0)
    return { status: first?.hash === genesis ? 'behind' : 'none' }
  }
  const shared = await findShared(top)
  if (shared && top < head) return { status: 'behind' }
  if (shared) return { status: 'found', block: top, hash: shared }
  let common = lowest
  let hash = await findShared(lowest)
  if (!hash) return { status: 'none' }
  for (let parted = top; parted - common > 1; ) {
    const middle = Math.floor((common + parted) / 2)
    const found = await findShared(middle)
    if (found) {
      common = middle
      hash = found
    } else parted = middle
  }
  return { status: 'found', block: common, hash }
}
