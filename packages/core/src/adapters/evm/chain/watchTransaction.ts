import * as v from 'valibot'
import type { TransactionStatus } from '../../../entities/transaction.js'
import { isKitError, KitError } from '../../../errors/KitError.js'
import type { Clock } from '../../../ports/Environment.js'
import type { Capabilities } from '../../../ports/NamespaceAdapter.js'
import { wait } from '../../../utils/wait.js'
import type { RpcClient } from '../../rpc/createRpcClient.js'
import { parseQuantity } from '../rpc/parseQuantity.js'

const firstDelayMs = 1_000
const longestDelayMs = 8_000
const delayGrowth = 1.25

/** No node has known it, nor anything in its place, for so long: it is gone. */
const droppedAfterMs = 5 * 60_000

const Receipt = v.nullable(
  v.object({
    transactionHash: v.string(),
    blockNumber: v.string(),
    status: v.picklist(['0x0', '0x1']),
  }),
)

const Transaction = v.nullable(v.object({ nonce: v.string() }))

type Observation =
  | { readonly status: TransactionStatus; readonly isOver: boolean }
  | 'unknown'

/**
 * Follows a transaction until enough blocks confirm it, or until its place is
 * taken by another one or no node knows it any longer. A block that is undone
 * makes it pending again; a node that fails is asked again.
 * @throws `CANCELLED` when the signal is aborted
 */
export async function watchTransaction(
  client: RpcClient,
  clock: Clock,
  parameters: Parameters<Capabilities['watchTransaction']>[0],
): Promise<void> {
  const { onStatus, signal } = parameters
  const observe = createObserver(client, parameters)
  let status: TransactionStatus = 'pending'
  let delayMs = firstDelayMs
  /** Time awake in which nodes said that they do not know it. */
  let unknownMs = 0

  const change = (next: TransactionStatus) => {
    if (next === status) return
    status = next
    delayMs = firstDelayMs
    onStatus(next)
  }
  while (true) {
    if (signal.aborted) throw new KitError('CANCELLED')
    const seen = await observe().catch(ignoreFailure)
    if (seen === 'unknown') {
      if (unknownMs >= droppedAfterMs) return change('dropped')
      change('pending')
      unknownMs += delayMs
    } else if (seen) {
      unknownMs = 0
      if (seen.status === 'final') change('included')
      change(seen.status)
      if (seen.isOver) return
    }
    await wait(clock, delayMs, signal)
    delayMs = Math.min(delayMs * delayGrowth, longestDelayMs)
  }
}

function createObserver(
  client: RpcClient,
  parameters: Parameters<Capabilities['watchTransaction']>[0],
): () => Promise<Observation> {
  const { from, hash, network, signal } = parameters
  const confirmations = BigInt(network.confirmations ?? 1)
  let nonce: bigint | undefined

  /** A node of another chain has another nonce, and knows no such one. */
  const read = <answer>(
    method: string,
    params: readonly unknown[],
    parse: (result: unknown) => answer | undefined,
  ) => client.read({ method, params, parse, isChainAsserted: true, signal })
  const readReceipt = async (): Promise<Observation | undefined> => {
    const receipt = await read(
      'eth_getTransactionReceipt',
      [hash],
      parseReceipt,
    )
    if (receipt?.hash !== hash.toLowerCase()) return undefined
    const head =
      confirmations > 1n
        ? await read('eth_blockNumber', [], parseQuantity)
        : receipt.blockNumber
    const isOver = head - receipt.blockNumber + 1n >= confirmations
    if (receipt.isReverted) return { status: 'reverted', isOver }
    return { status: isOver ? 'final' : 'included', isOver }
  }

  return async () => {
    const mined = await readReceipt()
    if (mined) return mined
    const transaction = await read(
      'eth_getTransactionByHash',
      [hash],
      parseTransaction,
    )
    nonce = transaction.nonce ?? nonce
    const isPlaceTaken =
      nonce !== undefined &&
      (await read('eth_getTransactionCount', [from, 'latest'], parseQuantity)) >
        nonce
    if (isPlaceTaken)
      return (await readReceipt()) ?? { status: 'replaced', isOver: true }
    return transaction.nonce === undefined
      ? 'unknown'
      : { status: 'pending', isOver: false }
  }
}

type MinedTransaction = {
  readonly hash: string
  readonly blockNumber: bigint
  readonly isReverted: boolean
}

/** @returns null when the transaction is in no block */
function parseReceipt(result: unknown): MinedTransaction | null | undefined {
  const receipt = v.parse(Receipt, result)
  if (!receipt) return null
  const blockNumber = parseQuantity(receipt.blockNumber)
  if (blockNumber === undefined) return undefined
  return {
    hash: receipt.transactionHash.toLowerCase(),
    blockNumber,
    isReverted: receipt.status === '0x0',
  }
}

/** A transaction that the node does not know has no nonce. */
function parseTransaction(
  result: unknown,
): { readonly nonce: bigint | undefined } | undefined {
  const transaction = v.parse(Transaction, result)
  if (!transaction) return { nonce: undefined }
  const nonce = parseQuantity(transaction.nonce)
  return nonce === undefined ? undefined : { nonce }
}

/** A node that is away says nothing about the transaction. */
function ignoreFailure(error: unknown): undefined {
  if (isKitError(error, 'CANCELLED')) throw error
  return undefined
}
