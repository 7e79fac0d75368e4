import type { SendCaution } from '../../../entities/transfer/transfer.js'

/** An account that gives a part of a token, in base units. */
export type TransferSource = {
  readonly address: string
  readonly amount: bigint
  /** What the token keeps of it; undefined where tokens cannot do that. */
  readonly kept?: bigint | undefined
}

/** How a request is carried out, as things are on the network. */
export type TransferPlan = {
  readonly way:
    | { readonly type: 'native' }
    | {
        readonly type: 'token'
        /** The token's program. */
        readonly program: string
        /** The receiver's associated account. */
        readonly destination: string
        readonly isDestinationNew: boolean
        readonly sources: readonly TransferSource[]
      }
  /** What of the amount the receiver gets, in base units. */
  readonly arriving: bigint
  /** Lamports that a new account must hold; its owner gets them back. */
  readonly rent: bigint
  /** Micro-lamports for each compute unit; without one, no limit is set. */
  readonly unitPrice: bigint
  readonly unitLimit: number
  /** Whether the receiver is no account of a person. */
  readonly isContract: boolean
  readonly cautions: readonly SendCaution[]
}
