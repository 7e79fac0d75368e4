/** Whether a signature tells how to recover its key: ECDSA, as in BIP-137. */
export function isRecoverable(signature: Uint8Array): boolean {
  const [header = 0] = signature
  return signature.length === 65 && header >= 27 && header <= 42
}
