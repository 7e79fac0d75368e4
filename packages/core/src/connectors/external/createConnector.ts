import { injectedConnector } from '../../adapters/evm/injectedConnector.js'
import {
  type Eip1193Provider,
  isEip1193Provider,
} from '../../eip1193/Eip1193Provider.js'
import type { ConnectorInfo } from '../../entities/connection/connectorInfo.js'
import { KitError } from '../../errors/KitError.js'
import type { Connector } from '../../ports/Connector.js'
import type { ConnectorSource } from '../../ports/ConnectorSource.js'
import type { Clock } from '../../ports/Environment.js'

/** What `createConnector` takes. */
export type CreateConnectorOptions = {
  /** Unique on the page and stable: connections are stored under it. */
  readonly id: string
  /** Shown to visitors. */
  readonly name: string
  /** An https address or a data URI. */
  readonly imageUrl?: string | undefined
  /**
   * Gives the wallet's EIP-1193 provider. Called when the wallet is asked for
   * the first time, so that its SDK may be loaded here, and again after it
   * failed. A provider given at once is asked inside the visitor's click.
   */
  readonly getProvider: () =>
    | Eip1193Provider
    | undefined
    | Promise<Eip1193Provider | undefined>
  /**
   * Whether the wallet can be used here, e.g. only in its own frame: without
   * it there is no row. Asked at each start of the kit; always unless given.
   */
  readonly isAvailable?: (() => boolean | Promise<boolean>) | undefined
  /**
   * Connects by itself when the page is opened, through `eth_accounts`, which
   * never prompts. A wallet in use is not replaced, and a visitor who has
   * disconnected this one connects it by hand. Default false.
   */
  readonly shouldConnectAutomatically?: boolean | undefined
  /**
   * The wallet shows its own dialog in this page, over which the modal must
   * not lie: it steps aside as long as the wallet is asked to connect or to
   * switch the network. Default false.
   */
  readonly drawsInPage?: boolean | undefined
}

/**
 * Makes a connector of the site's own out of any EIP-1193 provider: a wallet's
 * SDK, an app that frames the site, a signer for tests. It is of type
 * `EXTERNAL`, listed in section `external`, and needs the adapter `evm()`.
 *
 * @param options its name, and where its provider comes from
 * @returns a value for the option `connectors` of `createKit`. Connecting it
 * throws `WALLET_NOT_FOUND` as the cause when there is no provider.
 * @see https://eips.ethereum.org/EIPS/eip-1193
 * @example
 * import { createConnector, createKit } from '@hasp/core'
 * import { evm } from '@hasp/core/evm'
 * import { mainnet } from '@hasp/core/networks'
 *
 * createKit({
 *   app: { name: 'Tide Market' },
 *   adapters: [evm()],
 *   networks: [mainnet],
 *   connectors: [
 *     createConnector({
 *       id: 'harbour',
 *       name: 'Harbour',
 *       getProvider: () => globalThis.harbour?.ethereum,
 *     }),
 *   ],
 * })
 */
export function createConnector(
  options: CreateConnectorOptions,
): ConnectorSource {
  const { isAvailable, shouldConnectAutomatically } = options
  return {
    create({ adapters, environment }) {
      if (!adapters.has('eip155')) return undefined
      const connector = externalConnector(options, environment.clock)
      return {
        discover({ onEvent, onFound }, signal) {
          const report = () => {
            onFound(connector)
            if (shouldConnectAutomatically)
              onEvent({ type: 'available', connector })
          }
          if (!isAvailable) return report()
          const ask = async () => isAvailable()
          ask().then(
            (isHere) => {
              if (isHere && !signal.aborted) report()
            },
            // A wallet that cannot say that it is here is not.
            () => undefined,
          )
        },
      }
    },
  }
}

/** The adapter's own connector, over a provider that comes later. */
function externalConnector(
  { drawsInPage, getProvider, id, imageUrl, name }: CreateConnectorOptions,
  clock: Clock,
): Connector {
  const info: ConnectorInfo = {
    id,
    storageId: id,
    name,
    type: 'EXTERNAL',
    namespaces: ['eip155'],
    imageUrl,
    ...(drawsInPage && { capabilities: { drawsInPage } }),
  }
  let opened: Connector | undefined
  const open = (provider: unknown): Connector => {
    if (!isEip1193Provider(provider))
      throw new KitError('WALLET_NOT_FOUND', { connectorId: id })
    opened ??= injectedConnector({ clock, info, provider })
    return opened
  }
  /** Runs inside the call when the provider is there. */
  const ask = async <answer>(
    run: (connector: Connector) => Promise<answer>,
  ): Promise<answer> => {
    if (opened) return run(opened)
    const given = getProvider()
    return run(open(given instanceof Promise ? await given : given))
  }
  return {
    info,
    namespace: 'eip155',
    connect: (parameters) => ask((wallet) => wallet.connect(parameters)),
    reconnect: (parameters) => ask((wallet) => wallet.reconnect(parameters)),
    disconnect: async (parameters) => opened?.disconnect(parameters),
    switchNetwork: (parameters) =>
      ask((wallet) => wallet.switchNetwork(parameters)),
    getProvider: () => opened?.getProvider(),
    listen: (listener, signal) => opened?.listen(listener, signal),
  }
}
