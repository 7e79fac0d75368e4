import { tokenAccountBytes } from './tokenState.js'

/** An extension of Token-2022: its number, and what it says. */
export interface TokenExtension {
  readonly type: number
  readonly data: Uint8Array
}

/**
 * Adds extensions of Token-2022 to the state of a mint or of a token account.
 * @param state as `writeMint` or `writeTokenAccount` gave it
 * @param kind what it is of
 * @param extensions in any order
 * @example extendState(writeMint(mint), 'mint', [{ type: 9, data: new Uint8Array() }])
 */
export function extendState(
  state: Uint8Array,
  kind: 'mint' | 'account',
  extensions: readonly TokenExtension[],
): Uint8Array {
  // Mints are filled up to the length of accounts: the next byte tells which.
  const start = Math.max(state.length, tokenAccountBytes + 1)
  const added = extensions.flatMap(({ data, type }) => [
    ...[type & 255, type >> 8, data.length & 255, data.length >> 8],
    ...data,
  ])
  const extended = new Uint8Array(start + added.length)
  extended.set(state)
  extended[tokenAccountBytes] = kind === 'mint' ? 1 : 2
  extended.set(added, start)
  return extended
}
