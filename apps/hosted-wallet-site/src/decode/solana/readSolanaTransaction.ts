import {
  CutOffError,
  createSolanaReader,
  readSolanaMessage,
  type SolanaMessage,
} from './readSolanaMessage.js'

/** A transaction in the wire format, signed or not. */
export interface SolanaTransaction {
  readonly signatures: readonly Uint8Array[]
  readonly messageBytes: Uint8Array
  readonly message: SolanaMessage
}

export const signatureBytes = 64

/** @returns undefined for what is not exactly one transaction */
export function readSolanaTransaction(
  bytes: Uint8Array,
): SolanaTransaction | undefined {
  try {
    const reader = createSolanaReader(bytes)
    const signatures = reader.list(() => reader.take(signatureBytes))
    const messageBytes = reader.rest()
    const message = readSolanaMessage(messageBytes)
    return message && message.signers.length === signatures.length
      ? { signatures, messageBytes, message }
      : undefined
  } catch (error) {
    if (error instanceof CutOffError) return undefined
    throw error
  }
}
