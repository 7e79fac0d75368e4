import { isKitError } from '../../../errors/KitError.js'
import type { RpcClient } from '../../../jsonRpc/createRpcClient.js'
import { parseQuantity } from '../../../jsonRpc/parseQuantity.js'
import type { Capabilities } from '../../../ports/NamespaceAdapter.js'
import type { Observation } from '../../rpc/followStatus.js'
import { createEvmRead } from './createEvmRead.js'
import type { EvmTrace } from './evmTrace.js'
import { findByNonce, type MinedTransaction } from './findByNonce.js'
import { isCancellation, isSameTransfer } from './isSameTransfer.js'
import { parseReceipt } from './parseReceipt.js'

/** How many nonces of an account are searched for a lost transfer. */
const placesLimit = 32n

/** The newest ones, when no node told how many there were before. */
const guessedPlaces = 8n
const clockSkewMs = 60_000

/** One look may be at a node that is a block ahead of the others. */
const readLooks = 2
const unreadLooks = 3
const unreadBlocks = 2

/** What took the place of a transfer. */
export type Replacement =
  /** The same transfer under another hash. */
  { readonly adopt: string } | { readonly observation: Observation }

/**
 * Looks whether other transactions of an account used the place of a transfer,
 * or are the transfer. It takes more than one look, and every node that is
 * configured, to say that something was replaced.
 */
export function createReplacements(
  client: RpcClient,
  parameters: Parameters<Capabilities['watchTransaction']>[0],
) {
  const { isTaken, signal, transaction } = parameters
  const { from, transfer } = transaction
  const read = createEvmRead(client, signal)
  /** Places that are used by something else for certain. */
  const ruledOut = new Set<bigint>()
  let looks = 0
  const blocks = new Set<bigint>()

  const find = async (nonce: bigint, after: bigint | undefined) => {
    try {
      return await findByNonce(read, { from, nonce, after })
    } catch (error) {
      if (isKitError(error, 'CANCELLED')) throw error
      return undefined
    }
  }
  const isTransfer = (found: MinedTransaction, isSamePlace: boolean) =>
    transfer !== undefined &&
    isSameTransfer(found, transfer) &&
    !isTaken(found.hash, { isSamePlace })

  /** Whether no node has a receipt of it; undefined when too few answered. */
  const isInNoBlock = async (hash: string) =>
    (
      await client.readAll({
        method: 'eth_getTransactionReceipt',
        params: [hash],
        parse: (result) => ({ receipt: parseReceipt(result) }),
        isChainAsserted: true,
        signal,
      })
    )?.every(({ receipt }) => receipt === null)

  /** The place of the transfer itself is used. */
  const lookAtPlace = async (
    hash: string,
    nonce: bigint,
    after: bigint | undefined,
  ): Promise<Replacement> => {
    const absent = { observation: 'absent' } as const
    if (!(await isInNoBlock(hash))) return absent
    const found = await find(nonce, after)
    if (found?.hash === hash.toLowerCase()) return absent
    if (found && isTransfer(found, true)) return { adopt: found.hash }
    looks += 1
    blocks.add(await read('eth_blockNumber', [], parseQuantity))
    const isCertain = found
      ? looks >= readLooks
      : looks >= unreadLooks && blocks.size >= unreadBlocks
    if (!isCertain) return absent
    return {
      observation: {
        status: found && isCancellation(found) ? 'dropped' : 'replaced',
        isOver: false,
        ...(found && { replacedBy: found.hash }),
      },
    }
  }

  return {
    /**
     * @param about.count how many transactions of the account are in blocks
     * @returns undefined when its place is still free
     */
    async look(about: {
      readonly count: bigint
      readonly hash: string | undefined
      readonly trace: EvmTrace
    }): Promise<Replacement | undefined> {
      const { count, hash, trace } = about
      const { blockBefore, countBefore, nonce } = trace
      if (hash !== undefined && nonce !== undefined) {
        if (count > nonce) return await lookAtPlace(hash, nonce, blockBefore)
        looks = 0
        return undefined
      }
      if (transfer === undefined) return undefined
      const first =
        countBefore ?? (count > guessedPlaces ? count - guessedPlaces : 0n)
      for (
        let place = first;
        place < count && place < first + placesLimit;
        place += 1n
      ) {
        if (ruledOut.has(place)) continue
        const found = await find(place, blockBefore)
        if (!found) continue
        const isNew =
          countBefore !== undefined ||
          found.minedAt > transaction.sentAt - clockSkewMs
        if (isNew && isTransfer(found, false)) return { adopt: found.hash }
        ruledOut.add(place)
      }
      return undefined
    },
  }
}
