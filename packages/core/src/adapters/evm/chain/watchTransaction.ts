import * as v from 'valibot'
import type { Clock } from '../../../ports/Environment.js'
import type { Capabilities } from '../../../ports/NamespaceAdapter.js'
import type { RpcClient } from '../../rpc/createRpcClient.js'
import { followStatus, type Observation } from '../../rpc/followStatus.js'
import { parseQuantity } from '../rpc/parseQuantity.js'

const Receipt = v.nullable(
  v.object({
    transactionHash: v.string(),
    blockNumber: v.string(),
    status: v.picklist(['0x0', '0x1']),
  }),
)

const Transaction = v.nullable(v.object({ nonce: v.string() }))

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
  const look = createObserver(client, parameters)
  await followStatus({ clock, look, onStatus, signal })
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
