import { ens_normalize } from '@adraffy/ens-normalize'

const mostBytes = 255

/**
 * A name as everybody writes it.
 * @returns undefined for what is no name
 * @see ENSIP-15
 * @example normalizeName('Mira.ETH') // 'mira.eth'
 */
export function normalizeName(text: string): string | undefined {
  try {
    const name = ens_normalize(text)
    return name !== '' && Buffer.byteLength(name) <= mostBytes
      ? name
      : undefined
  } catch {
    return undefined
  }
}
