import type { EscrowAttempt } from '../escrow/EscrowAttempt.js'
import type { KeptIntroduction } from '../introductions/KeptIntroduction.js'
import type { DeviceHalf, WalletAddresses } from '../signer/SignerMessages.js'

/**
 * What this browser keeps of a wallet. It is written before the service hears
 * of the wallet, so one that the service does not know is none.
 */
export interface KeptWallet {
  readonly walletId: string
  readonly userId: string
  readonly deviceId: string
  readonly addresses: WalletAddresses
  readonly deviceHalf: DeviceHalf
}

/** What this browser keeps of a login. */
export interface KeptSession {
  readonly email: string
  readonly refreshToken: string
}

/** One device of one site; where storage is partitioned there is one only. */
export interface DeviceRecord {
  /** Proves that a token is used where it was given; not extractable. */
  readonly proofKey: CryptoKeyPair
  readonly session?: KeptSession
  /** One for each user that logged in here. */
  readonly wallets: readonly KeptWallet[]
  /** A wallet that is on its way here by the escrow. */
  readonly escrowAttempt?: EscrowAttempt
  /** What another device is to vouch for. */
  readonly introduction?: KeptIntroduction
  /** Of which the escrow has to be told, once it opens the wallet. */
  readonly untoldEmail?: string | undefined
}
