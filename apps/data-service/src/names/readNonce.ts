/** The one part of a message by which its challenge is found. */
export function readNonce(message: string): string | undefined {
  return /^Nonce: ([A-Za-z0-9_-]{22})$/m.exec(message)?.[1]
}
