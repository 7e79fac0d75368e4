import { createStore } from 'zustand/vanilla'
import { KitError } from '../../errors/KitError.js'
import { loadLimitMs } from '../../policies/connection/loadLimitMs.js'
import type { Connector } from '../../ports/Connector.js'
import type { ConnectorSource } from '../../ports/ConnectorSource.js'
import type {
  HostedWalletClientFactory,
  HostedWalletState,
} from '../../ports/HostedWallet.js'
import { loadOnce } from '../../utils/loadOnce.js'
import type { HostedAccounts } from './createHostedAccounts.js'

/** What `hostedWallet` takes. */
export type HostedWalletOptions = {
  /** Where the wallet lives, e.g. `https://wallet.example`. */
  readonly origin?: string | undefined
  /** What the wallet knows the site by; `default` unless given. */
  readonly projectId?: string | undefined
  /** What the page says that it speaks. Default 4. */
  readonly sdkVersion?: number | undefined
  /**
   * Lets site and wallet be one site to browsers, as two ports of `localhost`
   * are. For development: nothing keeps them apart then. Default false.
   */
  readonly devSameSite?: boolean | undefined
  /** Another client than the kit's own, e.g. for tests. */
  readonly client?: HostedWalletClientFactory | undefined
}

/** The id of its connectors: they differ in their namespace only. */
const connectorId = 'hostedWallet'

/**
 * A wallet that a login by email opens, in a frame of another origin that
 * anybody may host: visitors need nothing to begin. It has accounts on EVM and
 * Solana. Nothing of it is loaded before a visitor turns to it, or was
 * connected when the page was left.
 *
 * Without an origin it is as if it were absent.
 *
 * @param options.origin where the wallet lives
 * @param options.projectId what the wallet knows the site by, if it asks
 * @returns a value for the option `connectors` of `createKit`
 * @example
 * import { createKit } from '@hasp/core'
 * import { evm } from '@hasp/core/evm'
 * import { hostedWallet } from '@hasp/core/hostedWallet'
 * import { mainnet } from '@hasp/core/networks'
 *
 * createKit({
 *   app: { name: 'Tide Market' },
 *   adapters: [evm()],
 *   networks: [mainnet],
 *   connectors: [hostedWallet({ origin: 'https://wallet.example' })],
 * })
 */
export function hostedWallet({
  client,
  devSameSite = false,
  origin,
  projectId = 'default',
  sdkVersion = 4,
}: HostedWalletOptions = {}): ConnectorSource {
  return {
    lacksOrigin: !origin,
    create(parameters) {
      if (!origin) return undefined
      const state = createStore<HostedWalletState>(() => ({
        frame: 'absent',
        login: { step: 'none' },
        requests: [],
      }))
      let loaded: HostedAccounts | undefined
      let load = (): Promise<HostedAccounts> =>
        Promise.reject(new KitError('NO_CONNECTION_CLIENT'))
      const ask = <answer>(
        asked: (accounts: HostedAccounts) => Promise<answer>,
      ): Promise<answer> => load().then(asked)
      const connectors = (['eip155', 'solana'] as const)
        .filter((namespace) => parameters.adapters.has(namespace))
        .map(
          (namespace): Connector => ({
            info: {
              id: connectorId,
              storageId: connectorId,
              name: 'Email wallet',
              type: 'AUTH',
              namespaces: [namespace],
            },
            namespace,
            loadLimitMs,
            isOneLogin: true,
            connect: (p) => ask((accounts) => accounts.connect(namespace, p)),
            reconnect: (p) =>
              ask((accounts) => accounts.reconnect(namespace, p)),
            disconnect: (p) =>
              ask((accounts) => accounts.disconnect(namespace, p)),
            switchNetwork: (p) =>
              ask((accounts) => accounts.switchNetwork(namespace, p)),
            getProvider: () => loaded?.getProvider(namespace),
            listen: (listener, signal) =>
              loaded?.listen(namespace, listener, signal),
          }),
        )
      return {
        discover({ onEvent, onFound }, signal) {
          loaded = undefined
          // Once for each start of the kit.
          load = loadOnce(async () => {
            const { createHostedAccounts } = await import(
              './createHostedAccounts.js'
            )
            loaded = createHostedAccounts({
              ...parameters,
              ...{ client, connectors, devSameSite, onEvent, origin },
              ...{ projectId, sdkVersion, signal, state },
            })
            return loaded
          })
          for (const connector of connectors) onFound(connector)
        },
        forget: async () => loaded?.forget(),
        hosted: {
          connectorId,
          origin,
          state,
          preload: () => ask((accounts) => accounts.preload()),
          connectEmail: (p) => ask(({ login }) => login.connectEmail(p)),
          submitOtp: (p) => ask(({ login }) => login.submitOtp(p)),
          verifyDevice: (p) => ask(({ login }) => login.verifyDevice(p)),
          changeEmail: (run) =>
            ask((accounts) => accounts.emailChanges().then(run)),
          setPreferredAccount: (p) =>
            ask((accounts) => accounts.setPreferredAccount(p)),
          reload: () => ask((accounts) => accounts.reload()),
          cancelLogin: () => loaded?.login.cancel(),
          rejectRequests: async () => loaded?.rejectRequests(),
          syncLooks: (looks) => {
            ask(async (accounts) => accounts.syncLooks(looks)).catch(
              () => undefined,
            )
          },
        },
      }
    },
  }
}
