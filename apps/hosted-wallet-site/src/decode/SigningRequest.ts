/** Another address that opens the wallet; both are in lower case. */
export interface EmailChange {
  readonly walletId: string
  readonly deviceId: string
  readonly from: string
  readonly to: string
}

/**
 * A request in the form in which it is shown and signed: bytes, never objects
 * of the page. Transactions are unsigned and complete.
 */
export type SigningRequest =
  | { readonly method: 'personal_sign'; readonly message: Uint8Array }
  | { readonly method: 'eth_signTypedData_v4'; readonly typedData: string }
  | { readonly method: 'eth_sendTransaction'; readonly transaction: Uint8Array }
  | { readonly method: 'solana_signMessage'; readonly message: Uint8Array }
  | {
      readonly method:
        | 'solana_signTransaction'
        | 'solana_signAllTransactions'
        | 'solana_signAndSendTransaction'
      readonly transactions: readonly Uint8Array[]
    }
  /** A statement of the wallet's own: no page asks for it by this name. */
  | ({ readonly method: 'changeEmail' } & EmailChange)

/** What a request is judged by besides its bytes. */
export interface SigningContext {
  /** The account that is asked to sign. */
  readonly account: string
  /** CAIP-2. */
  readonly network: string
  /** The origin of the channel, never one that a page told. */
  readonly origin: string
}
