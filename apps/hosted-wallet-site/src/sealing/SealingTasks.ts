import type {
  EscrowExchange,
  WalletEscrowBody,
  WalletEscrowCall,
  WalletEscrowReply,
} from '@hasp/protocol/walletEscrow'
import type { compareOffer } from '../introductions/compareOffer.js'

/** A key of this browser: what is sealed to it, it alone opens. */
export interface FrameKey {
  /** X25519; its private part is not extractable. */
  readonly pair: CryptoKeyPair
  readonly publicKey: string
}

/** What this device says of itself to the one that is to vouch for it. */
export interface OwnOffer {
  readonly key: FrameKey
  readonly nonce: string
  readonly commitment: string
}

type RequestOf<Call extends WalletEscrowCall> = {
  readonly call: Call
  readonly body: WalletEscrowBody<Call>
}

/** A request to the escrow. */
export type EscrowRequest = {
  [Call in WalletEscrowCall]: RequestOf<Call>
}[WalletEscrowCall]

/** What the worker for sealing does, with its answers. */
export interface SealingTasks {
  makeKey: { readonly parameters: undefined; readonly answer: FrameKey }
  sealRequest: {
    readonly parameters: {
      readonly escrowKey: string
      readonly request: EscrowRequest
    }
    readonly answer: {
      readonly sealed: string
      readonly exchange: EscrowExchange
    }
  }
  openReply: {
    readonly parameters: {
      readonly call: WalletEscrowCall
      readonly exchange: EscrowExchange
      readonly sealed: string
    }
    readonly answer: WalletEscrowReply<WalletEscrowCall>
  }
  openRelease: {
    readonly parameters: {
      readonly pair: CryptoKeyPair
      readonly sealedSecret: string
    }
    /** As base64url. */
    readonly answer: string
  }
  /** What a new device says of itself, and what it keeps to itself. */
  makeOffer: { readonly parameters: undefined; readonly answer: OwnOffer }
  /** The four characters; it fails where something else was committed to. */
  compareOffer: {
    readonly parameters: Parameters<typeof compareOffer>[0]
    readonly answer: string
  }
  sealHalf: {
    readonly parameters: {
      readonly publicKey: string
      readonly half: Uint8Array
    }
    readonly answer: string
  }
  openHalf: {
    readonly parameters: {
      readonly pair: CryptoKeyPair
      readonly sealedHalf: string
    }
    readonly answer: Uint8Array
  }
}

export type SealingTask = keyof SealingTasks

export type SealingQuestion = {
  [Task in SealingTask]: {
    readonly task: Task
    readonly parameters: SealingTasks[Task]['parameters']
  }
}[SealingTask]

export type SealingReply =
  | { readonly status: 'done'; readonly answer: unknown }
  /** It was sealed by somebody else, to somebody else, or is not whole. */
  | { readonly status: 'failed' }
