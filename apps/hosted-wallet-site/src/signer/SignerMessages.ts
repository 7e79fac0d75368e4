import type {
  SigningContext,
  SigningRequest,
} from '../decode/SigningRequest.js'

/** What a device keeps of a wallet: half of the key, sealed. */
export interface DeviceHalf {
  /** Opens the half and never leaves the browser: it is not extractable. */
  readonly key: CryptoKey
  readonly sealed: Uint8Array
}

/** Who an envelope is made for. */
export interface WalletIdentity {
  readonly walletId: string
  readonly userId: string
  readonly deviceId: string
  readonly version: number
}

/** All that opens a wallet on its device. */
export interface WalletOpening {
  readonly identity: WalletIdentity
  readonly serverHalf: Uint8Array
  readonly deviceHalf: DeviceHalf
  readonly envelope: Uint8Array
  readonly address: string
}

/** A way to come back without the device. */
export interface RecoverySecret {
  readonly type: 'password' | 'passkey' | 'escrow' | 'introduction'
  readonly id: string
  /** What the visitor or the escrow has: of a password, its Argon2id. */
  readonly half: Uint8Array
  readonly serverHalf: Uint8Array
}

/** All that opens a wallet by what the visitor has. */
export interface RecoveryOpening {
  readonly identity: WalletIdentity
  /** The version of the envelope of the recovery. */
  readonly recoveryVersion: number
  readonly recovery: RecoverySecret
  readonly envelope: Uint8Array
  readonly address: string
}

export interface WalletAddresses {
  readonly eip155: string
  readonly solana: string
}

/** A wallet of which this device has a half. */
export interface SealedWallet {
  readonly addresses: WalletAddresses
  readonly deviceHalf: DeviceHalf
  readonly deviceEnvelope: Uint8Array
  readonly recoveryEnvelope: Uint8Array
}

/** What the signer can be asked, with its answers. */
export interface SignerCalls {
  /** Makes a wallet; it is open afterwards. */
  make: {
    readonly parameters: {
      readonly identity: WalletIdentity
      readonly serverHalf: Uint8Array
      readonly recovery: RecoverySecret
    }
    readonly answer: SealedWallet & {
      /** By what the recovery proves itself, where it is the visitor's own. */
      readonly proofKey: string | undefined
    }
  }
  /** Opens a wallet with both halves. */
  open: {
    readonly parameters: WalletOpening
    readonly answer: WalletAddresses
  }
  /** Opens a wallet and seals it for one more way back. */
  addRecovery: {
    readonly parameters: WalletOpening & { readonly recovery: RecoverySecret }
    readonly answer: {
      readonly recoveryEnvelope: Uint8Array
      readonly proofKey: string | undefined
      /** The wallet's own word that this is a way back to it. */
      readonly signature: string
    }
  }
  /** Opens a wallet and seals it once for a device that was compared. */
  vouch: {
    readonly parameters: WalletOpening & {
      readonly device: { readonly deviceId: string; readonly publicKey: string }
      readonly recovery: RecoverySecret
    }
    readonly answer: {
      readonly recoveryEnvelope: Uint8Array
      /** The wallet's own word that this key is of a device of it. */
      readonly signature: string
    }
  }
  /** Opens a wallet and says that a way back is none any more. */
  removeRecovery: {
    readonly parameters: WalletOpening & { readonly recoveryId: string }
    readonly answer: { readonly signature: string }
  }
  /** Says, of the wallet that is open, what its escrow is to keep. */
  signDeposit: {
    readonly parameters: {
      readonly walletId: string
      readonly email: string
      readonly secret: string
    }
    readonly answer: {
      /** Of the wallet's key for the escrow. */
      readonly publicKey: string
      readonly signature: string
    }
  }
  /** Opens a wallet and says that another mailbox is its visitor's. */
  signRebind: {
    readonly parameters: WalletOpening & {
      readonly email: string
      readonly rebindVersion: number
    }
    readonly answer: { readonly signature: string }
  }
  /** Opens a wallet by its recovery and makes a half for this device. */
  recover: {
    readonly parameters: RecoveryOpening & { readonly serverHalf: Uint8Array }
    readonly answer: Omit<SealedWallet, 'recoveryEnvelope'> & {
      /** By what the way proves itself, with the wallet's own word for it. */
      readonly proof:
        | { readonly proofKey: string; readonly signature: string }
        | undefined
      /** The wallet's own word that this device is one of it. */
      readonly signature: string
    }
  }
  /** Says, by a way back and without a wallet, where its wallet is to go. */
  signMove: {
    readonly parameters: {
      /** Of the way back. */
      readonly half: Uint8Array
      readonly moveId: string
      readonly email: string
    }
    readonly answer: { readonly signature: string }
  }
  /** Signs what was shown, and nothing else. */
  sign: {
    readonly parameters: {
      readonly request: SigningRequest
      readonly context: SigningContext
      /** Of the summary that the visitor saw. */
      readonly digest: string
    }
    readonly answer: readonly Uint8Array[]
  }
  /** Forgets the wallet. */
  lock: { readonly parameters: undefined; readonly answer: undefined }
}

export type SignerCall = keyof SignerCalls

/** Why the signer does not do it. */
export type SignerFailure =
  | 'cannotOpen'
  | 'locked'
  | 'otherWallet'
  | 'refused'
  | 'shownOther'
  | 'failed'

export type SignerQuestion = {
  [Call in SignerCall]: {
    readonly id: number
    readonly call: Call
    readonly parameters: SignerCalls[Call]['parameters']
  }
}[SignerCall]

export type SignerReply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: SignerFailure }
