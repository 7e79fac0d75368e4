/** A token account without extensions; mints with them are as long, too. */
const baseLength = 165

/** The kind of account, then `ImmutableOwner`, which the program adds. */
const extendedLength = baseLength + 1 + 4

/** Extensions of a mint that its accounts have a part of: so long it is. */
const accountParts: { readonly [mintExtension: number]: number } = {
  /** Transfer fees: what was kept back. */
  1: 12,
  /** Not transferable. */
  9: 4,
  /** Transfer hooks: whether one runs. */
  14: 5,
  /** Pausable. */
  26: 4,
}

/**
 * How many bytes an associated account of a token has, which decides about its
 * rent.
 * @param mint the data of the token's mint
 */
export function tokenAccountSpace(
  mint: Uint8Array,
  isToken2022: boolean,
): number {
  if (!isToken2022) return baseLength
  const view = new DataView(mint.buffer, mint.byteOffset, mint.byteLength)
  let space = extendedLength
  for (let at = baseLength + 1; at + 4 <= mint.length; ) {
    space += accountParts[view.getUint16(at, true)] ?? 0
    at += 4 + view.getUint16(at + 2, true)
  }
  return space
}
