import type { ConnectorInfo } from '../../entities/connection/connectorInfo.js'
import type { Network } from '../../entities/network/network.js'
import type { LazyConnector } from '../../lazy/lazyConnector.js'
import type { Environment } from '../../ports/Environment.js'
import type {
  BoundAdapter,
  NamespaceAdapter,
} from '../../ports/NamespaceAdapter.js'
import { describeWallet } from '../walletStandard/describeWallet.js'
import { discoverWalletStandard } from '../walletStandard/discoverWalletStandard.js'
import type { StandardWallet } from '../walletStandard/StandardWallet.js'
import { walletsLimit } from '../walletsLimit.js'
import { bitcoinConnector } from './bitcoinConnector.js'
import { findInjected, type InjectedWallet } from './discovery/findInjected.js'
import { isTwin } from './discovery/isTwin.js'

/** Extensions may start after the page: it is looked at more than once. */
const roundsMs = [0, 200, 400]

/**
 * The namespace of Bitcoin: wallets by the Wallet Standard (`bitcoin:connect`),
 * those that answer as UniSat or sats-connect do, and Leather. Balances and
 * sending are not supported; messages and PSBTs are signed through the
 * `BitcoinProvider` of the connection.
 * @returns a value for the option `adapters` of `createKit`
 * @see Wallet Standard, BIP-174 (PSBT), BIP-322 (messages)
 * @example
 * import { createKit } from '@hasp/core'
 * import { bitcoin } from '@hasp/core/bitcoin'
 *
 * createKit({ app: { name: 'Shop' }, adapters: [bitcoin()], networks })
 */
export function bitcoin(): NamespaceAdapter {
  return {
    namespace: 'bip122',
    create: ({ environment, networks }) => ({
      namespace: 'bip122',
      capabilities: {
        loadSignMessage: async () =>
          (await import('./signing/signMessage.js')).signMessage,
      },
      ...discovery(
        environment,
        networks.filter(({ chainNamespace }) => chainNamespace === 'bip122'),
      ),
    }),
  }
}

/** Connectors live as long as the adapter: the kit may start several times. */
function discovery(
  { clock, window }: Environment,
  networks: readonly Network[],
): Pick<BoundAdapter, 'discover' | 'rediscover'> {
  const injected = new Map<object, Found>()
  const registered = new Map<object, LazyConnector>()
  let look = () => {}

  return {
    discover({ onFound, onLost }, signal) {
      if (!window) return
      const shown = new Map<StandardWallet, LazyConnector>()
      const hide = (wallet: StandardWallet) => {
        const connector = shown.get(wallet)
        shown.delete(wallet)
        if (connector) onLost(connector)
      }
      const add = (wallet: InjectedWallet) => {
        const isKnown = [...injected.values()].some(
          (found) => found.wallet.id === wallet.id,
        )
        if (isKnown || injected.size >= walletsLimit) return
        // The same wallet by another way: the one with an identity is kept.
        const twins = [...shown].filter(([other]) => isTwin(wallet, other))
        if (twins.some(([, connector]) => connector.isInUse())) return
        for (const [other] of twins) hide(other)
        const connector = bitcoinConnector({
          clock,
          networks,
          dialect: { type: wallet.type, provider: wallet.provider },
          info: describeInjected(wallet),
        })
        injected.set(wallet.provider, { connector, wallet })
        onFound(connector)
      }
      const lookOnce = () => findInjected(window).forEach(add)
      look = () => {
        if (signal.aborted) return
        for (const delayMs of roundsMs)
          if (delayMs === 0) lookOnce()
          else clock.after(delayMs, lookOnce, signal)
      }
      for (const { connector } of injected.values()) onFound(connector)
      look()
      discoverWalletStandard({
        window,
        signal,
        onRegister(wallet) {
          if (!wallet.features['bitcoin:connect']) return
          if ([...injected.values()].some((one) => isTwin(one.wallet, wallet)))
            return
          const known = [...shown.values()].map(({ info }) => info)
          const connector =
            registered.get(wallet.source) ??
            bitcoinConnector({
              clock,
              networks,
              dialect: { type: 'standard', source: wallet.source },
              info: describeWallet(wallet, 'bip122', known),
            })
          registered.set(wallet.source, connector)
          shown.set(wallet, connector)
          onFound(connector)
        },
        onUnregister: hide,
      })
    },
    rediscover: () => look(),
  }
}

type Found = {
  readonly connector: LazyConnector
  readonly wallet: InjectedWallet
}

function describeInjected({
  icon,
  id,
  name,
  rdns,
}: InjectedWallet): ConnectorInfo {
  return {
    id,
    storageId: id,
    name,
    type: 'ANNOUNCED',
    namespaces: ['bip122'],
    ...(icon && { imageUrl: icon }),
    info: { icon, rdns },
  }
}
