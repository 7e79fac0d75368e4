/**
 * Reads bytes that a wallet gives. They may come from another realm, whose
 * `Uint8Array` is not this page's.
 * @returns a copy; undefined when it is none, or more than the limit
 */
export function readBytes(
  value: unknown,
  limit: number,
): Uint8Array<ArrayBuffer> | undefined {
  if (!ArrayBuffer.isView(value) || value.byteLength > limit) return undefined
  return Uint8Array.from(
    new Uint8Array(value.buffer, value.byteOffset, value.byteLength),
  )
}
