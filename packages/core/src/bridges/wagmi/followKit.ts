import { judgePictures } from '../../actions/wallets/judgePictures.js'
import type { Connection } from '../../entities/connection/connection.js'
import { KitError } from '../../errors/KitError.js'
import type { Kit } from '../../kit/Kit.js'
import { selectNamespaceConnection } from '../../kit/selectors.js'
import { findConnector } from '../../stores/connectors.js'
import { pictureOf } from '../../stores/pictureOf.js'
import { kitConnectorId } from './kitConnectorId.js'
import { projectState } from './projectState.js'
import type { WagmiConfig, WagmiConnector } from './WagmiConfig.js'

/**
 * Makes wagmi's state follow the kit's, in the same tick; nothing flows back.
 * While a wallet is connected with the kit, it is wagmi's current one.
 *
 * wagmi must neither search wallets nor reconnect by itself:
 * `multiInjectedProviderDiscovery: false` in its config and
 * `reconnectOnMount={false}` on its provider.
 *
 * @param config of wagmi 2 or 3, with `kitConnector(kit)` among its connectors
 * @returns stops it; so does `options.signal`
 * @throws `NO_CONNECTOR_FOR_CONNECTION` when the connector is missing
 * @example
 * import { followKit } from '@hasp/core/wagmi'
 *
 * const stop = followKit(kit, config)
 */
export function followKit(
  kit: Kit,
  config: WagmiConfig,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): () => void {
  const connector = config.connectors.find(({ id }) => id === kitConnectorId)
  if (!connector)
    throw new KitError('NO_CONNECTOR_FOR_CONNECTION', { id: kitConnectorId })
  const { connections, connectors } = kit.stores
  const find = () => selectNamespaceConnection(connections.getState(), 'eip155')
  let isWriting = false
  let before: Connection | undefined

  const project = () => {
    if (isWriting) return
    isWriting = true
    try {
      before = find()
      if (before) void judgePictures(kit)
      const named = nameOf(kit, before, connector)
      const state = projectState(config.state, before, named)
      if (state !== config.state) config.setState((() => state) as never)
    } finally {
      isWriting = false
    }
  }
  const unsubscribe = [
    connections.subscribe(() => {
      if (find() !== before) project()
    }),
    connectors.subscribe(({ pictures }, { pictures: earlier }) => {
      if (pictures !== earlier) project()
    }),
    // wagmi's own start and its `connect` write, too: the kit's word stands.
    config.subscribe(
      (state) => state,
      () => {
        const { connections: held, status } = config.state
        const isWaiting = status === 'connecting' || status === 'reconnecting'
        if (isWaiting && held.size === 0 && find()?.status !== 'connected')
          return
        project()
      },
    ),
  ]
  const stop = () => {
    for (const end of unsubscribe) end()
    signal?.removeEventListener('abort', stop)
  }
  signal?.addEventListener('abort', stop, { once: true })
  if (signal?.aborted) stop()
  else project()
  return stop
}

/** Sites show the connector's name: the wallet's own says more. */
function nameOf(
  kit: Kit,
  connection: Connection | undefined,
  connector: WagmiConnector,
): WagmiConnector {
  if (connection?.status !== 'connected') return connector
  const { connectorId, namespace, peer } = connection
  const found = kit.stores.connectors.getState()
  const info = findConnector(found, connectorId, namespace)?.info
  const name = peer?.name ?? info?.name
  if (!name) return connector
  const icon = peer ? peer.imageUrl : pictureOf(found, info)
  return { ...connector, name, ...(icon && { icon }) }
}
