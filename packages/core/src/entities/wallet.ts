/** The image record of a wallet (specification 3). */
export type WalletImage = {
  readonly image_url?: string | undefined
  readonly image_id?: string | undefined
}

/** A wallet that was used, as it is remembered. */
export type WalletReference = {
  readonly id: string
  readonly name: string
}
