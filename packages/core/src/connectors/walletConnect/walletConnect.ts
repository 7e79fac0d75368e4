import { sessionsKey } from '../../clients/walletConnect/sessionStore/storageKeys.js'
import type { Namespace } from '../../entities/network/namespace.js'
import { KitError } from '../../errors/KitError.js'
import { loadLimitMs } from '../../policies/connection/loadLimitMs.js'
import type { Connector } from '../../ports/Connector.js'
import type { ConnectorSource } from '../../ports/ConnectorSource.js'
import type { WalletConnectClientFactory } from '../../ports/WalletConnectClient.js'
import { loadOnce } from '../../utils/loadOnce.js'
import type { PhoneWallets } from './createPhoneWallets.js'

/** What `walletConnect` takes. */
export type WalletConnectOptions = {
  /**
   * Relays in the order in which they are tried, e.g. `wss://relay.example`.
   */
  readonly relayUrl?: string | readonly string[] | undefined
  /** Asked for by relays that count their users; goes to no other host. */
  readonly projectId?: string | undefined
  /** Another client than the kit's own. */
  readonly client?: WalletConnectClientFactory | undefined
}

/** The kit's own client, which stays off the first page. */
async function loadClient(): Promise<WalletConnectClientFactory> {
  const { createWalletConnectClient } = await import(
    '../../clients/walletConnect/createWalletConnectClient.js'
  )
  return createWalletConnectClient
}

/** The relay that a project id belongs to, unless another is given. */
const publicRelay = 'wss://relay.walletconnect.org'

/** The id of all its connectors: they differ in their namespace only. */
const connectorId = 'walletConnect'

/** Ten codes that nobody scans, and some time to approve the last one. */
const answerLimitMs = 45 * 60_000

/**
 * Wallets on phones, reached by a QR code or a link over WalletConnect v2. All
 * but this function is loaded when somebody wants to connect, or was connected
 * when the page was left; no host but the relay is ever contacted.
 *
 * Without a relay, a project id or a client of one's own there is nobody to
 * reach: the source is as if it were absent.
 *
 * @param options.relayUrl one address or several; with a project id alone it
 * is the public relay's
 * @param options.projectId what the relay knows the site by, if it asks
 * @param options.client e.g. an adapter for another WalletConnect client
 * @returns a value for the option `connectors` of `createKit`
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign
 * @example
 * import { createKit } from '@hasp/core'
 * import { evm } from '@hasp/core/evm'
 * import { mainnet } from '@hasp/core/networks'
 * import { walletConnect } from '@hasp/core/walletConnect'
 *
 * createKit({
 *   app: { name: 'Tide Market' },
 *   adapters: [evm()],
 *   networks: [mainnet],
 *   connectors: [walletConnect({ relayUrl: 'wss://relay.example' })],
 * })
 */
export function walletConnect({
  client,
  projectId,
  relayUrl = projectId ? publicRelay : [],
}: WalletConnectOptions = {}): ConnectorSource {
  const relayUrls = [relayUrl].flat()
  const [first = ''] = relayUrls
  return {
    relayUrls: client ? undefined : relayUrls,
    create(parameters) {
      if (!first && !client) return undefined
      const { keyValueStore } = parameters.environment
      const connectors = new Map<Namespace, Connector>()
      let loaded: PhoneWallets | undefined
      let load = (): Promise<PhoneWallets> =>
        Promise.reject(new KitError('NO_CONNECTION_CLIENT'))
      // Once it is there it is asked inside the call.
      const ask = <answer>(
        asked: (phones: PhoneWallets) => Promise<answer>,
      ): Promise<answer> => (loaded ? asked(loaded) : load().then(asked))
      const isNeeded = () => {
        try {
          return loaded ?? keyValueStore?.getItem(sessionsKey)
        } catch {
          return undefined
        }
      }
      /** Of no interest unless there is something that it may be about. */
      const notify = (run: (phones: PhoneWallets) => void) => {
        if (isNeeded()) ask(async (phones) => run(phones)).catch(() => true)
      }
      for (const { chainNamespace: namespace } of parameters.networks()
        .networks)
        connectors.set(namespace, {
          info: {
            id: connectorId,
            storageId: connectorId,
            name: 'WalletConnect',
            type: 'WALLET_CONNECT',
            capabilities: {
              isPairing: true,
              reachesManyWallets: true,
              endsForGood: true,
            },
            namespaces: [namespace],
          },
          namespace,
          answerLimitMs,
          loadLimitMs,
          connect: (p) => ask((phones) => phones.connect(namespace, p)),
          reconnect: async (p) =>
            isNeeded()
              ? ask((phones) => phones.reconnect(namespace, p))
              : undefined,
          disconnect: () => ask((phones) => phones.disconnect(namespace)),
          switchNetwork: (p) =>
            ask((phones) => phones.switchNetwork(namespace, p)),
          getProvider: () => loaded?.getProvider(namespace),
          link: () => loaded?.link(namespace),
          listen: (listener, signal) =>
            loaded?.listen(namespace, listener, signal),
        })
      return {
        discover({ onEvent, onFound }, signal) {
          loaded = undefined
          // Once for each start of the kit.
          load = loadOnce(async () => {
            // Side by side: each would take one more step of waiting.
            const [{ createPhoneWallets }, createClient] = await Promise.all([
              import('./createPhoneWallets.js'),
              client ?? loadClient(),
            ])
            const phones = await createPhoneWallets({
              ...parameters,
              client: createClient,
              connectors,
              onEvent,
              projectId,
              relayUrls,
              signal,
            })
            if (!signal.aborted) loaded = phones
            return phones
          })
          for (const connector of connectors.values()) onFound(connector)
          if (isNeeded()) load().catch(() => undefined)
        },
        async forget() {
          const { forgetVault } = await import(
            '../../clients/walletConnect/sessionStore/forgetVault.js'
          )
          try {
            if (isNeeded()) await ask((phones) => phones.forget())
          } finally {
            forgetVault(parameters.environment)
          }
        },
        pairing: {
          connectorId,
          relayHost: first.split('/')[2] ?? first,
          // Another client may call its relay as soon as it is made.
          preload: () => (client ? undefined : load()),
          keepFresh: (signal) =>
            void load().then(
              (phones) => phones.keepFresh(signal),
              // The caller of `connect` learns why it fails.
              () => undefined,
            ),
          cancel: () => notify((phones) => phones.cancel()),
          letGo: () => notify((phones) => phones.letGo()),
          decide: (...decision) =>
            notify((phones) => phones.decide(...decision)),
        },
      }
    },
  }
}
