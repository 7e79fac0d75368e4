import type { NameWitness } from '../name/nameRecord.js'
import type { Namespace } from '../network/namespace.js'
import type { NetworkId } from '../network/networkId.js'

/** What a visitor has typed into the send form. */
export type SendDraft = {
  readonly amount: string
  readonly receiver: string
  /** The token's contract; undefined is the network's own currency. */
  readonly tokenAddress?: string | undefined
}

/** What is transferred: the network's own currency, or a token of it. */
export type TransferAsset =
  | {
      readonly type: 'native'
      readonly symbol: string
      readonly decimals: number
    }
  | {
      readonly type: 'token'
      readonly address: string
      readonly symbol: string
      readonly decimals: number
    }

/** A transfer as it is asked of the network and of the wallet. */
export type SendRequest = {
  readonly namespace: Namespace
  readonly networkId: NetworkId
  readonly from: string
  readonly to: string
  readonly token: TransferAsset
  /** Base units of the token. */
  readonly amount: bigint
}

/** What a review promises: no transfer takes more, or brings less. */
export type SendLimits = {
  /** What of the amount the receiver gets; less where the token keeps some. */
  readonly arriving: bigint
  /** The most the network may take, in base units of the native currency. */
  readonly fee: bigint
  /**
   * What the receiver's new token account must hold, in base units of the
   * native currency. It is paid besides the fee and is the receiver's.
   */
  readonly accountRent: bigint
}

/** What is shown before a signature and what is sent: one frozen object. */
export type SendReview = SendRequest &
  SendLimits & {
    readonly intentId: string
    readonly connectorId: string
    /** The name that was typed for the receiver; missing for an address. */
    readonly toName?: string | undefined
    /** Balance of the token after sending, in base units. */
    readonly balanceAfter: bigint
    readonly cautions: readonly SendCaution[]
  }

/** How one address could be taken for another, the most alike first. */
export type Likeness =
  /** One character is another. */
  | 'oneOff'
  /** Two neighbours have changed places. */
  | 'swapped'
  /** It begins and ends alike. */
  | 'ends'
  /** It begins alike. */
  | 'start'
  /** It ends alike. */
  | 'end'

/** What the visitor should notice about a transfer before sending. */
export type SendCaution =
  | {
      readonly type: 'lookAlike'
      readonly address: string
      readonly likeness: Likeness
    }
  /** The receiver has no private key. */
  | { readonly type: 'burn' }
  /** The receiver is a token of this network. */
  | { readonly type: 'tokenContract'; readonly symbol: string }
  | { readonly type: 'ownAccount' }
  | { readonly type: 'contract' }
  /** Solana: a program controls the receiver, it has no private key. */
  | { readonly type: 'keyless' }
  | { readonly type: 'firstTime' }
  /** Where the name leads was said by one alone. */
  | { readonly type: 'nameAskedOnce'; readonly witness: NameWitness }
  /** The name has letters or signs that can be taken for others. */
  | { readonly type: 'nameUnusual' }
  /** The contract says of itself what the configured list does not. */
  | { readonly type: 'listDiffers' }
  /** The token is on no list of the site, and its words look like a trap. */
  | { readonly type: 'spamToken' }
  /**
   * The token's contract says that it refuses the transfer. A few say so though
   * it happens; with others the chain takes the fee and nothing moves.
   */
  | { readonly type: 'answersFalse' }
  /** The token keeps a part of what is sent. */
  | { readonly type: 'transferFee' }
  /** The token's issuer may take it from any holder. */
  | { readonly type: 'permanentDelegate' }
  /** The token's issuer may stop all transfers of it. */
  | { readonly type: 'pausable' }
