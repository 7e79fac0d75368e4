import type { Database, Log, Turn } from '@hasp/service-frame'
import type { Hex } from 'viem'
import { isRefused } from '../sources/createNodes.js'
import type { BlockReader } from './createBlockReader.js'
import { findBase } from './findBase.js'
import { findChain } from './findChain.js'
import { readLinkedBlocks } from './readLinkedBlocks.js'
import { takeOver } from './takeOver.js'
import { type Batch, LateBatch, writeBatch } from './writeBatch.js'

/** Blocks in one transaction of the database, at most. */
const blocksPerBatch = 20
/** A whole index may have to go: others must not wait for all of it. */
const undoneAtOnce = 500
/**
 * Steps in a row that have to find nothing of the index in a chain with its own
 * beginning: a single node of many may be on another fork for a while.
 */
const enoughPartings = 20

/** What brings the index of one chain up to the chain. */
export interface Follower {
  /**
   * Indexes the next blocks, and undoes what the chain has undone.
   * @returns whether there may be more to do at once
   */
  step(): Promise<boolean>
}

/** Follows one chain, as long as it is this process's turn. */
export function createFollower(parts: createFollower.Parts): Follower {
  const { chainId, database, log, networkId, reader, turn } = parts
  /** Proves in each batch that nobody took over since. */
  let fence: number | undefined
  /** Fewer while a node is too slow for many long blocks at once. */
  let blocksAtOnce = blocksPerBatch
  let partings = 0
  const read = async (
    next: number,
    end: number,
    parentHash: Hex | undefined,
  ) => {
    try {
      const blocks = await readLinkedBlocks(reader, [next, end], parentHash)
      blocksAtOnce = Math.min(blocksAtOnce + 1, blocksPerBatch)
      return blocks
    } catch (error) {
      blocksAtOnce = Math.max(Math.floor((end - next + 1) / 2), 1)
      throw error
    }
  }
  const begin = async (latest: number): Promise<number | undefined> => {
    const genesis = await reader.readHeader(0)
    if (!genesis) return undefined
    const firstBlock = parts.from === 'now' ? latest : parts.from
    const chain = await takeOver(database, {
      id: chainId,
      genesis: genesis.hash,
      firstBlock: Math.min(firstBlock, latest),
      cursorKey: parts.drawKey(),
    })
    return chain.fence
  }
  const write = async (batch: Batch): Promise<boolean> => {
    try {
      await writeBatch(database, batch)
    } catch (error) {
      if (!(error instanceof LateBatch)) throw error
      fence = undefined
      log({ event: 'batch came too late', networkId })
      return false
    }
    if (batch.lastKept !== undefined)
      log({
        event: batch.restart ? 'index begun anew' : 'blocks undone',
        networkId,
      })
    return true
  }
  return {
    async step() {
      if (!(await turn.isOwn())) {
        fence = undefined
        return false
      }
      const latest = await reader.readHeader('latest')
      if (!latest) return false
      fence ??= await begin(latest.number)
      const chain = await findChain(database, chainId)
      if (fence === undefined || !chain) return false
      const base = await findBase(parts, chain, latest)
      const isParted = base?.restart?.genesis === chain.genesis
      partings = isParted ? partings + 1 : 0
      if (partings === 1)
        log({ event: 'no block of the index is on the chain', networkId })
      if (!base || (isParted && partings < enoughPartings)) return false
      const { lastKept, restart } = base
      const own = { chain: chainId, fence, head: chain.head }
      const kept = (chain.head ?? 0) - undoneAtOnce
      const isLong =
        lastKept !== undefined &&
        Math.max(lastKept, chain.firstBlock - 1) < kept
      if (isLong)
        return await write({
          ...{ ...own, lastKept: kept },
          ...{ blocks: [], finalized: 'unanswered' },
        })
      const next = base.block + 1
      const end = Math.min(latest.number, base.block + blocksAtOnce)
      const blocks = await read(next, end, base.hash)
      if (!blocks?.length) return false
      const isWritten = await write({
        ...own,
        ...(lastKept !== undefined && { lastKept }),
        ...(restart && { restart }),
        blocks,
        finalized: await readFinalized(reader),
      })
      return isWritten && end < latest.number
    },
  }
}

export declare namespace createFollower {
  interface Parts {
    readonly networkId: string
    /** The chain's id of EIP-155. */
    readonly chainId: number
    readonly database: Database
    readonly log: Log
    readonly reader: BlockReader
    readonly turn: Turn
    /** Where an index begins that is new. */
    readonly from: number | 'now'
    /** 32 bytes at random. */
    readonly drawKey: () => Hex
  }
}

/** Nodes of some chains do not know what is final; others fail to say it. */
async function readFinalized(reader: BlockReader): Promise<Batch['finalized']> {
  try {
    return (await reader.readHeader('finalized'))?.number ?? 'unknown'
  } catch (error) {
    return isRefused(error) ? 'unknown' : 'unanswered'
  }
}
