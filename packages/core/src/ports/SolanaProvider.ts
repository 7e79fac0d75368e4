import type { NetworkId } from '../entities/network/networkId.js'

/** What a wallet writes a text for signing in of (`solana:signIn`). */
export type SolanaSignInInput = {
  readonly domain: string
  readonly address: string
  readonly statement?: string | undefined
  readonly uri: string
  readonly version: string
  /** In the words of the Wallet Standard: `solana:mainnet`. */
  readonly chainId: string
  readonly nonce: string
  readonly issuedAt: string
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/**
 * What a connected Solana wallet can do for a site. Transactions are bytes in
 * the wire format, signed or not, so that any library can build them. All
 * methods reject with errors of the catalogue.
 */
export type SolanaProvider = {
  /** The account in use: base58 of the 32 bytes of its public key. */
  readonly address: string | undefined
  /** @returns the Ed25519 signature of the bytes as they are */
  signMessage(p: {
    message: Uint8Array
    /**
     * Whether the wallet may sign the bytes behind the header of off-chain
     * messages, as hardware does: the signature tells.
     */
    isHeaderAccepted?: boolean | undefined
    signal?: AbortSignal | undefined
  }): Promise<Uint8Array>
  /**
   * Writes a text for signing in, and signs it (Sign In With Solana). Absent
   * from wallets that write none.
   */
  readonly signIn?:
    | ((p: {
        input: SolanaSignInInput
        signal?: AbortSignal | undefined
      }) => Promise<{ signedMessage: Uint8Array; signature: Uint8Array }>)
    | undefined
  /** @returns the transaction with the wallet's signature */
  signTransaction(p: {
    transaction: Uint8Array
    networkId?: NetworkId | undefined
    signal?: AbortSignal | undefined
  }): Promise<Uint8Array>
  /** All are signed, or none. */
  signAllTransactions(p: {
    transactions: readonly Uint8Array[]
    networkId?: NetworkId | undefined
    signal?: AbortSignal | undefined
  }): Promise<readonly Uint8Array[]>
  /**
   * Absent from wallets that leave sending to the site.
   * @returns the transaction's signature in base58
   */
  readonly signAndSendTransaction?:
    | ((p: {
        transaction: Uint8Array
        networkId?: NetworkId | undefined
        signal?: AbortSignal | undefined
      }) => Promise<string>)
    | undefined
}
