import type { Clock, Database, Log } from '@hasp/service-frame'
import type { Holds } from '@hasp/service-frame/balances'
import type { Secrets } from '@hasp/service-frame/secrets'
import type { EscrowKeys } from './keys/createEscrowKeys.js'

/** What every part of the escrow works with. */
export interface Escrow {
  readonly clock: Clock
  readonly database: Database
  readonly log: Log
  readonly secrets: Secrets
  readonly keys: EscrowKeys
  /** Looks at the wallet by the escrow's own nodes. */
  readonly holds: Holds
  /** Where the links of its mails lead. */
  readonly publicUrl: string
  /** What visitors know the wallet by. */
  readonly walletName: string
  /** Where a code may be typed. */
  readonly walletOrigin: string
  readonly mailsPerHour: number
  /** Random bytes that nobody can foresee. */
  readonly randomBytes: (length: number) => Uint8Array<ArrayBuffer>
  /** Says that mail may be waiting. */
  readonly wakeMailer: () => void
}
