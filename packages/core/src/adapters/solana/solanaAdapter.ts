import type { Network } from '../../entities/network/network.js'
import type { Connector } from '../../ports/Connector.js'
import type { Environment } from '../../ports/Environment.js'
import type {
  BoundAdapter,
  NamespaceAdapter,
} from '../../ports/NamespaceAdapter.js'
import { lazyNodeAccess } from '../rpc/lazyNodeAccess.js'
import { describeWallet } from '../walletStandard/describeWallet.js'
import {
  discoverWalletStandard,
  type StandardSearch,
} from '../walletStandard/discoverWalletStandard.js'
import { onWalletChange } from '../walletStandard/onWalletChange.js'
import { readWallet } from '../walletStandard/readWallet.js'
import type { StandardWallet } from '../walletStandard/StandardWallet.js'
import { isSolanaChain } from './solanaChains.js'
import { solanaConnector } from './solanaConnector.js'

/**
 * The namespace of Solana: wallets by the Wallet Standard, signatures through a
 * `SolanaProvider`, SOL and the tokens of both token programs. Sending loads
 * `@solana/kit`, and nothing else does.
 * @returns a value for the option `adapters` of `createKit`
 * @see Wallet Standard `standard:connect`, `solana:signTransaction`
 * @example
 * import { createKit } from '@hasp/core'
 * import { solana } from '@hasp/core/solana'
 *
 * createKit({ app: { name: 'Shop' }, adapters: [solana()], networks })
 */
export function solana(): NamespaceAdapter {
  return {
    namespace: 'solana',
    create: ({ environment, networks }) => ({
      namespace: 'solana',
      capabilities: {
        loadParseReceiver: async () =>
          (await import('./parseReceiver.js')).parseReceiver,
        ...lazyNodeAccess(async () => {
          const { createSolanaChain } = await import(
            './chain/createSolanaChain.js'
          )
          return createSolanaChain(environment)
        }),
      },
      ...discovery(
        environment,
        networks.filter(({ chainNamespace }) => chainNamespace === 'solana'),
      ),
    }),
  }
}

/** Connectors live as long as the adapter: the kit may start several times. */
function discovery(
  { clock, window }: Environment,
  networks: readonly Network[],
): Pick<BoundAdapter, 'discover' | 'rediscover'> {
  const connectors = new Map<object, Connector>()
  let search: StandardSearch | undefined

  const connectorOf = (wallet: StandardWallet) => {
    const known = [...connectors.values()].map(({ info }) => info)
    const connector =
      connectors.get(wallet.source) ??
      solanaConnector({
        clock,
        info: describeWallet(wallet, 'solana', known),
        networks,
        wallet,
      })
    connectors.set(wallet.source, connector)
    return connector
  }

  return {
    discover({ onFound, onLost }, signal) {
      if (!window) return
      const reported = new Set<object>()
      const consider = (wallet: StandardWallet | undefined) => {
        if (!wallet || reported.has(wallet.source) || !isSolanaWallet(wallet))
          return
        reported.add(wallet.source)
        onFound(connectorOf(wallet))
      }
      search = discoverWalletStandard({
        window,
        onRegister(wallet) {
          consider(wallet)
          // It may learn the namespace later.
          if (!reported.has(wallet.source))
            onWalletChange(
              wallet,
              () => consider(readWallet(wallet.source)),
              signal,
            )
        },
        onUnregister({ source }) {
          const connector = connectors.get(source)
          connectors.delete(source)
          if (connector && reported.delete(source)) onLost(connector)
        },
        signal,
      })
    },
    rediscover: () => search?.again(),
  }
}

function isSolanaWallet({ chains, features }: StandardWallet): boolean {
  return 'standard:connect' in features && chains.some(isSolanaChain)
}
