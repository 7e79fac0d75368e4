import type { Clock, Database, Log } from '@hasp/service-frame'
import type { Holds } from '@hasp/service-frame/balances'
import type { ReadOperator } from '@hasp/service-frame/operator'
import type { Asker } from './codes/codeLimits.js'
import type { Limit } from './limits/takeFrom.js'
import type { MoveTimes } from './lostMailbox/moveTimes.js'
import type { Secrets } from './secrets/Secrets.js'
import type { Nonces } from './tokens/Nonces.js'

/** What every part of the service works with. */
export interface Service {
  readonly clock: Clock
  readonly database: Database
  /** The same, where a user's token sees that user's rows alone. */
  readonly databaseOf: (userId: string) => Database
  readonly log: Log
  readonly secrets: Secrets
  readonly nonces: Nonces
  readonly readOperator: ReadOperator
  readonly holds: Holds
  /** How long a wallet whose mailbox is lost waits for another address. */
  readonly moveTimes: MoveTimes
  /** Where the service is, as its callers write it. */
  readonly publicUrl: string
  /** Where the escrow is, if there is one. */
  readonly escrowUrl: string | undefined
  /** Where the wallet's pages are. */
  readonly walletOrigin: string
  /** What sending a code is counted against. */
  readonly sendLimits: (asker: Asker, hasWorked: boolean) => readonly Limit[]
  /** Proxies of the operator between visitors and the service. */
  readonly trustedProxies: number
  /** Random bytes that nobody can foresee. */
  readonly randomBytes: (length: number) => Uint8Array
  /** Says that mail may be waiting. */
  readonly wakeMailer: () => void
}
