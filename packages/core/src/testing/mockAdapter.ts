import type { Namespace } from '../entities/network/namespace.js'
import type { Connector } from '../ports/Connector.js'
import type {
  Capabilities,
  NamespaceAdapter,
} from '../ports/NamespaceAdapter.js'

/** A namespace whose wallets and node are decided by the test. */
export type MockAdapter = NamespaceAdapter & {
  /** Adds a wallet, as one that is installed later. */
  add(connector: Connector): void
  /** Takes a wallet away. */
  remove(connector: Connector): void
}

/**
 * Creates a namespace at the port.
 * @param parameters.connectors wallets that are there from the start
 * @param parameters.capabilities what the namespace can do besides connecting
 * @example
 * import { createTestKit, mockAdapter } from '@hasp/core/testing'
 *
 * createTestKit({ adapters: [mockAdapter({ connectors: [kite] })] })
 */
export function mockAdapter(
  parameters: {
    namespace?: Namespace
    connectors?: readonly Connector[]
    capabilities?: Partial<Capabilities>
  } = {},
): MockAdapter {
  const { capabilities = {}, namespace = 'eip155' } = parameters
  const connectors = new Set(parameters.connectors ?? [])
  const listeners = new Set<{
    onFound: (connector: Connector) => void
    onLost: (connector: Connector) => void
  }>()
  return {
    namespace,
    create: () => ({
      namespace,
      capabilities,
      discover(listener, signal) {
        listeners.add(listener)
        signal.addEventListener('abort', () => listeners.delete(listener))
        for (const connector of connectors) listener.onFound(connector)
      },
      rediscover() {
        for (const listener of listeners)
          for (const connector of connectors) listener.onFound(connector)
      },
    }),
    add(connector) {
      connectors.add(connector)
      for (const { onFound } of listeners) onFound(connector)
    },
    remove(connector) {
      connectors.delete(connector)
      for (const { onLost } of listeners) onLost(connector)
    },
  }
}
