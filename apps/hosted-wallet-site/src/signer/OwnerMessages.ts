import type {
  RecoveryOpening,
  SignerFailure,
  WalletOpening,
} from './SignerMessages.js'

/** What opens a wallet for its owner. */
export type OwnerOpening =
  | ({ readonly by: 'recovery' } & RecoveryOpening)
  /** Where the owner has nothing to open it with but this device. */
  | ({ readonly by: 'device' } & WalletOpening)

/** What only a page of the wallet's own asks for, and no frame of a site. */
export type OwnerTask =
  /** Whether it opens the wallet. */
  | { readonly type: 'check'; readonly opening: OwnerOpening }
  /** The key, as other wallets take it. */
  | { readonly type: 'show'; readonly opening: OwnerOpening }
  /** The wallet's own word that it is to be deleted. */
  | { readonly type: 'delete'; readonly opening: OwnerOpening }

/** A whole key. */
export interface ShownKey {
  /** BIP-39, 24 words with spaces between. */
  readonly words: string
  /** Of the first account of each chain family. */
  readonly privateKeys: {
    /** 32 bytes as hex, as wallets of EVM import it. */
    readonly eip155: string
    /** The seed and the public key in base58, as wallets of Solana import it. */
    readonly solana: string
  }
}

export type OwnerReply =
  | { readonly type: 'fits' }
  | { readonly type: 'shown'; readonly key: ShownKey }
  | {
      readonly type: 'signed'
      readonly signature: string
      /** For the escrow, by the wallet's key for it. */
      readonly escrowSignature: string
    }
  | { readonly type: 'failed'; readonly failure: SignerFailure }
