/**
 * Random bytes as base64url without padding: 16 make an id, 32 a nonce.
 * @param randomBytes fit for keys
 */
export function randomToken(
  randomBytes: (length: number) => Uint8Array,
  length: number,
): string {
  return btoa(String.fromCharCode(...randomBytes(length)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
