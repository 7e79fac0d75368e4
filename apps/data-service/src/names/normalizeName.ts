import { ens_normalize } from '@adraffy/ens-normalize'

/** In bytes, what the DNS has room for; nobody writes it longer either. */
const mostLength = 255

/**
 * A name as everybody writes it.
 * @returns undefined for what is no name, or too long for one
 * @see ENSIP-15
 * @example normalizeName('Mira.ETH') // 'mira.eth'
 */
export function normalizeName(text: string): string | undefined {
  // A long text takes long to normalise.
  if (text.length > mostLength) return undefined
  try {
    const name = ens_normalize(text)
    return name !== '' && Buffer.byteLength(name) <= mostLength
      ? name
      : undefined
  } catch {
    return undefined
  }
}
