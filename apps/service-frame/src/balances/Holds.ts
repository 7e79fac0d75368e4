/** Where a wallet can be looked at. */
export interface WalletAddresses {
  readonly eip155: string
  readonly solana: string
}

/**
 * How long a device waits that only the mailbox speaks for. Prices would be
 * another implementation of this port.
 */
export interface Holds {
  /** @returns zero where there is nothing to lose */
  lengthMs(addresses: WalletAddresses): Promise<number>
}
