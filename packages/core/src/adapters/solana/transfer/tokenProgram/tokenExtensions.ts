/** Where extensions begin: after the longest state and the byte of its kind. */
const extensionsAt = 166

/** Extensions of Token-2022 that matter to a transfer, by their numbers. */
export const extensionTypes = {
  transferFee: 1,
  startState: 6,
  memo: 8,
  notTransferable: 9,
  permanentDelegate: 12,
  transferHook: 14,
  pausable: 26,
}

/**
 * What a mint or a token account of Token-2022 has besides its state: the
 * bytes of each extension by its number.
 * @param data of the whole account
 */
export function readExtensions(
  data: Uint8Array,
): ReadonlyMap<number, DataView> {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const found = new Map<number, DataView>()
  for (let at = extensionsAt; at + 4 <= data.length; ) {
    const length = view.getUint16(at + 2, true)
    const start = at + 4
    if (start + length > data.length) break
    const content = new DataView(data.buffer, data.byteOffset + start, length)
    found.set(view.getUint16(at, true), content)
    at = start + length
  }
  return found
}
