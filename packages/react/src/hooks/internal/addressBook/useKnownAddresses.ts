import { useKit } from '../../useKit.js'
import { useStore } from '../../useStore.js'
import { useStoredValue } from '../data/useStoredValue.js'

/**
 * The EVM addresses that the visitor knows: saved receivers and own accounts.
 * @returns with blanks between them, so that the same are equal
 */
export function useKnownAddresses(): string {
  const [saved = []] = useStoredValue('addressBook')
  const own = useStore(useKit().stores.connections, ({ byId }) =>
    [...byId.values()]
      .flatMap((one) => (one.status === 'connected' ? one.accounts : []))
      .map(({ address }) => address)
      .join(' '),
  )
  return [...saved.map(({ address }) => address), own].join(' ')
}
