/** A token account without extensions; mints with them are as long, too. */
const baseLength = 165

/** The kind of account, then `ImmutableOwner`, which the program adds. */
const extendedLength = baseLength + 1 + 4

/** Extensions of a mint that take space in its accounts, and how much. */
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
 * @param extensions of the token's mint; undefined is not Token-2022
 */
export function tokenAccountSpace(
  extensions: ReadonlyMap<number, unknown> | undefined,
): number {
  if (!extensions) return baseLength
  return [...extensions.keys()].reduce(
    (space, type) => space + (accountParts[type] ?? 0),
    extendedLength,
  )
}
