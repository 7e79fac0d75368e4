import type { SignatureProof } from '@hasp/core/siwx'

/** One signature, with what somebody else says of it. */
export type Vector = {
  /** What was done to it. */
  readonly kind: string
  readonly isGenuine: boolean
  readonly proof: SignatureProof
  readonly byPeer: () => Promise<boolean> | boolean
}

/** The vectors of a chain family, and who else is asked about them. */
export type Family = {
  readonly family: string
  readonly peer: string
  readonly vectors: readonly Vector[]
  /** What the peer takes and we refuse, on purpose. */
  readonly stricter: readonly string[]
}

/** Another text for each key: empty, long, of any alphabet, of many lines. */
export function textOf(index: number): string {
  const alphabets = ['Sign in.', '日本語', 'ß\n\n\u202e', '🗝️', ' ', '0x00']
  return `${index}${alphabets[index % alphabets.length]?.repeat(index % 40)}`
}

/** Changes one bit, another one for each vector. */
export function flipBit(bytes: Uint8Array, index: number): Uint8Array {
  const changed = bytes.slice()
  const at = (index * 7) % bytes.length
  changed[at] = (changed[at] ?? 0) ^ (1 << (index % 8))
  return changed
}
