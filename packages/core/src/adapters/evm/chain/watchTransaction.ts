import type { RpcClient } from '../../../jsonRpc/createRpcClient.js'
import { parseQuantity } from '../../../jsonRpc/parseQuantity.js'
import type { Clock } from '../../../ports/Environment.js'
import type { Capabilities } from '../../../ports/NamespaceAdapter.js'
import { followStatus, type Observation } from '../../rpc/followStatus.js'
import { createEvmRead } from './createEvmRead.js'
import { createReplacements } from './createReplacements.js'
import { readTrace, writeTrace } from './evmTrace.js'
import { parseNonce, parseReceipt } from './parseReceipt.js'

/**
 * Follows a transaction until enough blocks confirm it, or until another one
 * has certainly taken its place. A block that is undone makes it pending
 * again; a node that fails is asked again. A transfer without a hash is looked
 * for among what the account has sent since the wallet was asked.
 * @throws `CANCELLED` when the signal is aborted
 */
export async function watchTransaction(
  client: RpcClient,
  clock: Clock,
  parameters: Parameters<Capabilities['watchTransaction']>[0],
): Promise<void> {
  const { network, onChange, signal, transaction } = parameters
  const { from } = transaction
  const read = createEvmRead(client, signal)
  const replacements = createReplacements(client, parameters)
  const confirmations = BigInt(network.confirmations ?? 1)
  let { hash, replacedBy } = transaction
  let trace = readTrace(transaction.trace)

  const readMined = async (of: string): Promise<Observation | undefined> => {
    const receipt = await read('eth_getTransactionReceipt', [of], parseReceipt)
    if (receipt?.hash !== of.toLowerCase()) return undefined
    const head =
      confirmations > 1n
        ? await read('eth_blockNumber', [], parseQuantity)
        : receipt.blockNumber
    const isOver = head - receipt.blockNumber + 1n >= confirmations
    if (receipt.isReverted) return { status: 'reverted', isOver }
    return { status: isOver ? 'final' : 'included', isOver }
  }
  /** A transaction of the account that does what the transfer was to do. */
  const adopt = async (found: string): Promise<Observation> => {
    const seen = await readMined(found)
    if (!seen || seen === 'absent') return 'absent'
    if (hash === undefined || hash === found) hash = found
    else replacedBy = found
    return { ...seen, hash, replacedBy }
  }
  /** Its nonce is noted: a later visit may need it. */
  const readNonce = async (of: string): Promise<bigint | undefined> => {
    const { nonce } = await read('eth_getTransactionByHash', [of], parseNonce)
    if (nonce !== undefined && nonce !== trace.nonce) {
      trace = { ...trace, nonce }
      onChange({ trace: writeTrace(trace) })
    }
    return nonce
  }
  const look = async (): Promise<Observation> => {
    for (const known of [hash, replacedBy]) {
      const mined = known && (await readMined(known))
      if (!mined || mined === 'absent') continue
      replacedBy = known === hash ? undefined : known
      return { ...mined, hash, replacedBy }
    }
    const nonce = hash === undefined ? undefined : await readNonce(hash)
    const count = await read(
      'eth_getTransactionCount',
      [from, 'latest'],
      parseQuantity,
    )
    const taken = await replacements.look({ count, hash, trace })
    if (taken === undefined)
      return nonce === undefined
        ? 'absent'
        : { status: 'pending', isOver: false }
    return 'adopt' in taken ? await adopt(taken.adopt) : taken.observation
  }
  await followStatus({ clock, look, onChange, signal, transaction })
}
