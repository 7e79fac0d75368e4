/** A wallet of cosmos, in the shape that Keplr gave to all of them. */
export type KeplrProvider = {
  /** Asks for access to chains, unlocks the wallet if need be. */
  enable(chainIds: readonly string[]): unknown
  /** The account of a chain that the wallet uses. */
  getKey(chainId: string): unknown
  experimentalSuggestChain?(chain: object): unknown
  signArbitrary?(chainId: string, signer: string, data: string): unknown
  signAmino?(chainId: string, signer: string, document: object): unknown
  signDirect?(chainId: string, signer: string, document: object): unknown
}

/** Whether a value has what is needed; reading it may throw. */
export function isKeplrProvider(value: unknown): value is KeplrProvider {
  const provider = value as KeplrProvider | null | undefined
  return (
    typeof provider?.enable === 'function' &&
    typeof provider.getKey === 'function'
  )
}
