import { isSameAddress } from '../../../entities/account/address.js'
import { parseTransactionHash } from '../../../entities/transfer/transactionHash.js'
import type { RpcClient } from '../../../jsonRpc/createRpcClient.js'
import { parseQuantity } from '../../../jsonRpc/parseQuantity.js'
import { provesNotSent } from '../../../policies/transfer/provesNotSent.js'
import type { Clock } from '../../../ports/Environment.js'
import type { Capabilities } from '../../../ports/NamespaceAdapter.js'
import { withDeadline } from '../../../utils/withDeadline.js'
import { createEvmRead } from './createEvmRead.js'
import { readTrace } from './evmTrace.js'
import { isSameTransfer } from './isSameTransfer.js'

type LateAnswer = Parameters<Capabilities['readLateAnswer']>[0]

/** How long nodes are asked whether a refusal is true. */
const limitMs = 5_000

/**
 * Reads the late answer to `eth_sendTransaction`. A refusal is not believed
 * while the account has something on its way that it had not when it was asked:
 * some wallets answer twice, and answers may overtake each other.
 */
export async function readLateAnswer(
  client: RpcClient,
  clock: Clock,
  { answer, transaction }: LateAnswer,
): ReturnType<Capabilities['readLateAnswer']> {
  const { method, outcome, params } = answer
  if (method !== 'eth_sendTransaction' || !Array.isArray(params))
    return undefined
  const { data, from, to, value } = Object(params[0]) as {
    readonly [name: string]: unknown
  }
  const isAbout =
    typeof data === 'string' &&
    typeof from === 'string' &&
    typeof to === 'string' &&
    typeof value === 'string' &&
    isSameAddress('eip155', from, transaction.from) &&
    isSameTransfer({ data, from, to, value }, transaction)
  if (!isAbout) return undefined
  if ('error' in outcome) {
    if (!provesNotSent('eip155', outcome.error)) return undefined
    // It is this transfer's answer, and says nothing about it.
    if (await hasSentSince(client, clock, transaction)) return {}
    return { status: 'notSent' }
  }
  const hash = parseTransactionHash('eip155', outcome.result)
  return hash === undefined ? undefined : { hash, status: 'pending' }
}

/** Where no node answers, the wallet's word stands. */
async function hasSentSince(
  client: RpcClient,
  clock: Clock,
  { from, trace }: LateAnswer['transaction'],
): Promise<boolean> {
  try {
    return await withDeadline({
      async run(signal) {
        const read = createEvmRead(client, signal)
        const count = (at: 'latest' | 'pending') =>
          read('eth_getTransactionCount', [from, at], parseQuantity)
        const { countBefore } = readTrace(trace)
        return (
          (await count('pending')) > (countBefore ?? (await count('latest')))
        )
      },
      clock,
      limitMs,
    })
  } catch {
    return false
  }
}
