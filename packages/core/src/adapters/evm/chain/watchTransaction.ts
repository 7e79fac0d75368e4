import { isSameAddress } from '../../../entities/account/address.js'
import { sentHashOf } from '../../../entities/transfer/transactionState.js'
import type { RpcClient } from '../../../jsonRpc/createRpcClient.js'
import { parseQuantity } from '../../../jsonRpc/parseQuantity.js'
import type { Clock } from '../../../ports/Environment.js'
import type { Capabilities } from '../../../ports/NamespaceAdapter.js'
import { followStatus, type Observation } from '../../rpc/followStatus.js'
import { createEvmRead } from './createEvmRead.js'
import { createReplacements } from './createReplacements.js'
import { readTrace, writeTrace } from './evmTrace.js'
import { parsePlace, parseReceipt, type ReadReceipt } from './parseReceipt.js'

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
  let { hash } = transaction
  // What took its place, and is something else, says nothing of it.
  let replacedBy =
    sentHashOf(transaction) === hash ? undefined : transaction.replacedBy
  let trace = readTrace(transaction.trace)

  const readMined = async (of: string): Promise<Observation | undefined> => {
    const receipt = await read('eth_getTransactionReceipt', [of], parseReceipt)
    if (receipt?.hash !== of.toLowerCase()) return undefined
    if (await isOlder(receipt)) return 'absent'
    const head =
      confirmations > 1n
        ? await read('eth_blockNumber', [], parseQuantity)
        : receipt.blockNumber
    const isOver = head - receipt.blockNumber + 1n >= confirmations
    if (receipt.isReverted) return { status: 'reverted', isOver }
    return { status: isOver ? 'final' : 'included', isOver }
  }
  /**
   * Whether it was in a block before the wallet was asked, whatever that said:
   * then it is not the transfer. That block may have been unfinished, and others
   * undone since.
   */
  const isOlder = async ({ blockNumber, hash: of }: ReadReceipt) => {
    const { blockBefore, countBefore = 0n } = trace
    if (blockBefore === undefined || blockNumber >= blockBefore) return false
    const { place } = await read('eth_getTransactionByHash', [of], parsePlace)
    const isOwn = place && isSameAddress('eip155', place.from, from)
    return !isOwn || place.nonce < countBefore
  }
  /** A transaction of the account that does what the transfer was to do. */
  const adopt = async (found: string): Promise<Observation> => {
    const seen = await readMined(found)
    if (!seen || seen === 'absent') return 'absent'
    if (hash === undefined || hash === found) hash = found
    else replacedBy = found
    return { ...seen, hash, replacedBy }
  }
  /**
   * Whether a node knows it. Its nonce is noted: a later visit may need it. Of
   * who else sent it, the nonce is none of this account's.
   */
  const isKnown = async (of: string): Promise<boolean> => {
    const { place } = await read('eth_getTransactionByHash', [of], parsePlace)
    if (!place) return false
    const { nonce } = place
    if (nonce !== trace.nonce && isSameAddress('eip155', place.from, from)) {
      trace = { ...trace, nonce }
      onChange({ trace: writeTrace(trace) })
    }
    return true
  }
  const look = async (): Promise<Observation> => {
    let own = hash
    for (const known of [hash, replacedBy]) {
      const mined = known && (await readMined(known))
      if (mined === 'absent' && known === hash) own = undefined
      if (!mined || mined === 'absent') continue
      replacedBy = known === hash ? undefined : known
      return { ...mined, hash, replacedBy }
    }
    const isSeen = own !== undefined && (await isKnown(own))
    const count = await read(
      'eth_getTransactionCount',
      [from, 'latest'],
      parseQuantity,
    )
    const taken = await replacements.look({ count, hash: own, trace })
    if (taken === undefined)
      return isSeen ? { status: 'pending', isOver: false } : 'absent'
    return 'adopt' in taken ? await adopt(taken.adopt) : taken.observation
  }
  await followStatus({ clock, look, onChange, signal, transaction })
}
