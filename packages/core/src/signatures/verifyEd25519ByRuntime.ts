/** What somebody is said to have signed. */
export type Ed25519Signature = {
  readonly message: Uint8Array
  readonly publicKey: Uint8Array
  readonly signature: Uint8Array
}

/**
 * Whether a key signed a message, by the runtime's own Ed25519 (RFC 8032).
 * @returns undefined where the runtime has none
 */
export async function verifyEd25519ByRuntime({
  message,
  publicKey,
  signature,
}: Ed25519Signature): Promise<boolean | undefined> {
  const { subtle } = globalThis.crypto
  if (!subtle) return undefined
  try {
    const key = await subtle.importKey(
      'raw',
      new Uint8Array(publicKey),
      'Ed25519',
      false,
      ['verify'],
    )
    return await subtle.verify(
      'Ed25519',
      key,
      new Uint8Array(signature),
      new Uint8Array(message),
    )
  } catch {
    return undefined
  }
}
