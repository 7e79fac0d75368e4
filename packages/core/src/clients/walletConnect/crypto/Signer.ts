/** Signs with one Ed25519 key (RFC 8032). */
export type Signer = {
  readonly publicKey: Uint8Array
  sign(message: Uint8Array): Promise<Uint8Array>
}
