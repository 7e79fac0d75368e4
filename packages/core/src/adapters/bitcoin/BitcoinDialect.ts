/** The protocols of injected wallets. */
export type InjectedProtocol = 'unisat' | 'satsConnect' | 'leather'

/** A wallet of the page, and the protocol that it speaks. */
export type BitcoinDialect =
  | { readonly type: InjectedProtocol; readonly provider: object }
  /** A wallet of the Wallet Standard. */
  | { readonly type: 'standard'; readonly source: object }
