import { isSameAddress } from '../../../entities/account/address.js'
import { provesNotSent } from '../../../policies/transfer/provesNotSent.js'
import type { Capabilities } from '../../../ports/NamespaceAdapter.js'
import { transactionHashPattern } from '../requests/sendTransaction.js'
import { isSameTransfer } from './isSameTransfer.js'

/** Reads the late answer to `eth_sendTransaction`. */
export const readLateAnswer: Capabilities['readLateAnswer'] = async ({
  answer,
  transaction,
}) => {
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
  if ('error' in outcome)
    return provesNotSent('eip155', outcome.error)
      ? { status: 'notSent' }
      : undefined
  const { result } = outcome
  return typeof result === 'string' && transactionHashPattern.test(result)
    ? { hash: result.toLowerCase(), status: 'pending' }
    : undefined
}
