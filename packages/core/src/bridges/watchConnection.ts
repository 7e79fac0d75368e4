import type { ConnectedConnection } from '../entities/connection/connection.js'
import type { Namespace } from '../entities/network/namespace.js'
import type { Kit } from '../kit/Kit.js'
import { selectConnected } from '../stores/connection/connections.js'

/**
 * Follows the connection in use of a namespace, in the same tick.
 * @param listener told at once, and whenever wallet, account or network change
 * @returns stops it; so does the signal
 */
export function watchConnection(
  { stores }: Pick<Kit, 'stores'>,
  namespace: Namespace,
  listener: (connection: ConnectedConnection | undefined) => void,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): () => void {
  if (signal?.aborted) return () => undefined
  const find = () => selectConnected(stores.connections.getState(), namespace)
  let before = keyOf(find())
  const unsubscribe = stores.connections.subscribe(() => {
    const now = find()
    const key = keyOf(now)
    if (key === before) return
    before = key
    listener(now)
  })
  const stop = () => {
    unsubscribe()
    signal?.removeEventListener('abort', stop)
  }
  signal?.addEventListener('abort', stop, { once: true })
  listener(find())
  return stop
}

/** What makes a difference to who signs, and where. */
function keyOf(connection: ConnectedConnection | undefined): string {
  if (!connection) return ''
  const { accounts, caipNetworkId, id } = connection
  return [id, caipNetworkId, ...accounts.map(({ address }) => address)].join(
    ' ',
  )
}
