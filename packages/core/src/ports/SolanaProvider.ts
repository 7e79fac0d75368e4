import type { NetworkId } from '../entities/network/networkId.js'

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
    signal?: AbortSignal | undefined
  }): Promise<Uint8Array>
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
