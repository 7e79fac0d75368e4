import { KitError } from '../../errors/KitError.js'
import type { Namespace } from '../network/namespace.js'
import { isNetworkId, type NetworkId } from '../network/networkId.js'
import { splitColon } from '../network/splitColon.js'

/** A CAIP-10 account id of a known namespace, e.g. `eip155:1:0xab…`. */
export type AccountId = `${Namespace}:${string}:${string}`

/** An account on one network: what a read is about. */
export type NetworkAccount = {
  readonly networkId: NetworkId
  readonly address: string
}

/**
 * Reads a CAIP-10 account id.
 * @throws `INVALID_ACCOUNT_ID` unless there are exactly three non-empty parts.
 * @see CAIP-10
 * @example
 * import { parseAccountId } from '@hasp/core'
 *
 * parseAccountId('eip155:1:0xab').address // '0xab'
 */
export function parseAccountId(value: string): {
  namespace: string
  reference: string
  address: string
} {
  const [namespace, reference, address] = splitColon(value, 3) ?? []
  if (!namespace || !reference || !address)
    throw new KitError('INVALID_ACCOUNT_ID', { value })
  return { namespace, reference, address }
}

/**
 * Writes a CAIP-10 account id.
 * @see CAIP-10
 * @example
 * import { formatAccountId } from '@hasp/core'
 *
 * formatAccountId('eip155:1', '0xab') // 'eip155:1:0xab'
 */
export function formatAccountId(
  networkId: NetworkId,
  address: string,
): AccountId {
  return `${networkId}:${address}`
}

/**
 * One id for all spellings of an account, to compare and to look things up by:
 * an EVM address means the same in either case.
 * @example
 * import { canonicalAccountId } from '@hasp/core/internal'
 *
 * canonicalAccountId('eip155:1:0xAB') // 'eip155:1:0xab'
 */
export function canonicalAccountId(
  account: AccountId | NetworkAccount,
): AccountId {
  const accountId =
    typeof account === 'string'
      ? account
      : formatAccountId(account.networkId, account.address)
  return accountId.startsWith('eip155:')
    ? (accountId.toLowerCase() as AccountId)
    : accountId
}

/**
 * Whether a value is a CAIP-10 id on a chain that may exist. The address itself
 * is not looked at: `isAddress` does that.
 * @see CAIP-10
 * @example
 * import { isAccountId } from '@hasp/core'
 *
 * isAccountId('eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045') // true
 */
export function isAccountId(value: unknown): value is AccountId {
  if (typeof value !== 'string') return false
  const [namespace, reference] = splitColon(value, 3) ?? []
  return isNetworkId(`${namespace}:${reference}`)
}

/**
 * The plain check: three parts, nothing else.
 * @throws `INVALID_ADDRESS` (`Invalid CAIP Address`).
 * @see CAIP-10
 * @example
 * import { assertCaipAddress } from '@hasp/core'
 *
 * assertCaipAddress('eip155:1') // throws
 */
export function assertCaipAddress(value: string): void {
  if (!splitColon(value, 3)) throw new KitError('INVALID_ADDRESS', { value })
}
