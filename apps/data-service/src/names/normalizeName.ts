import { ens_normalize } from '@adraffy/ens-normalize'
import { mostNameLength } from '@hasp/protocol/data'

/**
 * A name as everybody writes it.
 * @returns undefined for what is no name, or too long for one
 * @see ENSIP-15
 * @example normalizeName('Mira.ETH') // 'mira.eth'
 */
export function normalizeName(text: string): string | undefined {
  // A long text takes long to normalise; nobody writes it with more letters.
  if (text.length > mostNameLength) return undefined
  try {
    const name = ens_normalize(text)
    return name !== '' && Buffer.byteLength(name) <= mostNameLength
      ? name
      : undefined
  } catch {
    return undefined
  }
}
