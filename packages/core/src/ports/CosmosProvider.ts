/** A signature of cosmos: base64 of both. */
export type CosmosSignature = {
  readonly signature: string
  readonly pub_key: { readonly type: string; readonly value: string }
}

/** What a connected cosmos wallet can do for a site. */
export type CosmosProvider = {
  /** Signs a text, ADR-36. */
  signArbitrary(p: {
    data: string
    /** The account in use unless given. */
    address?: string | undefined
    signal?: AbortSignal | undefined
  }): Promise<CosmosSignature>
  /** Signs a `StdSignDoc` of amino. */
  signAmino(p: {
    document: object
    signal?: AbortSignal | undefined
  }): Promise<{ signed: object; signature: CosmosSignature }>
  /** Signs a `SignDoc` of protobuf, whose bytes are base64. */
  signDirect(p: {
    document: {
      readonly bodyBytes: string
      readonly authInfoBytes: string
      readonly chainId: string
      readonly accountNumber: string
    }
    signal?: AbortSignal | undefined
  }): Promise<{ signed: object; signature: CosmosSignature }>
}
