/** What a connected Bitcoin wallet can do for a site. */
export type BitcoinProvider = {
  /** @returns the signature in base64 */
  signMessage(p: {
    message: string
    /** One of the wallet's; the account in use unless given. */
    address?: string | undefined
    /** As the wallet prefers unless given. */
    protocol?: 'ecdsa' | 'bip322' | undefined
    /** Whether the other protocol does as well, for wallets that know one. */
    isOtherAccepted?: boolean | undefined
    signal?: AbortSignal | undefined
  }): Promise<string>
  /**
   * BIP-174.
   * @returns the PSBT in base64, and the transaction's id once broadcast
   */
  signPsbt(p: {
    /** Base64. */
    psbt: string
    signInputs: readonly {
      readonly address: string
      readonly index: number
      readonly sighashTypes?: readonly number[] | undefined
    }[]
    broadcast?: boolean | undefined
    signal?: AbortSignal | undefined
  }): Promise<{ psbt: string; txid?: string | undefined }>
}
