/** A wallet that goes by two names, one in each way of being found. */
export type KnownIdentity = {
  /** As it announces itself by EIP-6963. */
  readonly rdns: string
  /** As it registers by the Wallet Standard, to the letter. */
  readonly standardName: string
}
