/** What a connected polkadot wallet can do for a site. */
export type PolkadotProvider = {
  /**
   * Signs bytes; wallets wrap them in `<Bytes>…</Bytes>` unless they are.
   * @param p.data 0x-prefixed hex
   * @returns the signature, 0x-prefixed hex
   */
  signRaw(p: {
    data: `0x${string}`
    /** The account in use unless given. */
    address?: string | undefined
    signal?: AbortSignal | undefined
  }): Promise<`0x${string}`>
  /** Signs a `SignerPayloadJSON` of polkadot-js. */
  signPayload(p: {
    payload: object
    signal?: AbortSignal | undefined
  }): Promise<`0x${string}`>
}
