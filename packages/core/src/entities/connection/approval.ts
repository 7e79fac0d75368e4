import type { Namespace } from '../network/namespace.js'
import type { NonEmpty } from './connection.js'

/**
 * What a wallet on a phone has approved with nobody waiting for it: it counts
 * once the visitor says so.
 */
export type Approval = {
  readonly id: string
  /** As the wallet calls itself, cleaned. */
  readonly walletName: string
  /** The account in each namespace that it would be used for. */
  readonly accounts: NonEmpty<{
    readonly namespace: Namespace
    readonly address: string
  }>
}
