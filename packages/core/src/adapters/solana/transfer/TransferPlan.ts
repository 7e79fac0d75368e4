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
        /** Which accounts give how much, in base units. */
        readonly sources: readonly {
          readonly address: string
          readonly amount: bigint
        }[]
      }
  /** Lamports that a new account must hold; its owner gets them back. */
  readonly rent: bigint
  /** Micro-lamports for each compute unit; without one, no limit is set. */
  readonly unitPrice: bigint
  readonly unitLimit: number
  /** Whether the receiver is no account of a person. */
  readonly isContract: boolean
}
