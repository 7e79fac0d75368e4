/** A wallet that was used, as it is remembered. */
export type WalletReference = {
  readonly id: string
  readonly name: string
}
