import type { DeviceHalf, WalletAddresses } from '../signer/SignerMessages.js'

/** What this browser keeps of a wallet. */
export interface KeptWallet {
  /**
   * `making` until the service has acknowledged address and envelopes: only
   * then is there a wallet.
   */
  readonly status: 'making' | 'ready'
  readonly walletId: string
  readonly userId: string
  readonly deviceId: string
  readonly version: number
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
  readonly wallet?: KeptWallet
}
