import { bech32 } from '@scure/base'

/** What the checksum of bech32 is made for. */
const longest = 90

/**
 * Reads a bech32 text (BIP-173) in small letters, as addresses of cosmos are
 * written.
 * @returns undefined unless its checksum is right
 * @example parseBech32('cosmos1…')?.prefix // 'cosmos'
 */
export function parseBech32(
  text: string,
): { readonly prefix: string; readonly bytes: Uint8Array } | undefined {
  if (text.length > longest || /[A-Z]/.test(text)) return undefined
  const { prefix, words = [] } = bech32.decodeUnsafe(text, longest) ?? {}
  const bytes = bech32.fromWordsUnsafe(words)
  return prefix && bytes ? { prefix, bytes } : undefined
}
