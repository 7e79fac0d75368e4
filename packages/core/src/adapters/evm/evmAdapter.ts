import {
  type Eip1193Provider,
  isEip1193Provider,
} from '../../eip1193/Eip1193Provider.js'
import type { ConnectorInfo } from '../../entities/connection/connectorInfo.js'
import type { LazyConnector } from '../../lazy/lazyConnector.js'
import type { Connector } from '../../ports/Connector.js'
import type { Environment } from '../../ports/Environment.js'
import type {
  BoundAdapter,
  NamespaceAdapter,
} from '../../ports/NamespaceAdapter.js'
import { lazyNodeAccess } from '../rpc/lazyNodeAccess.js'
import { walletsLimit } from '../walletsLimit.js'
import { discoverEip6963, type Search } from './discoverEip6963.js'
import { injectedConnector } from './injectedConnector.js'
import type { NamesOption } from './names/createNameReads.js'
import type { Announcement } from './readAnnouncement.js'

/** What `evm` takes. */
export type EvmOptions = {
  /** Where names are looked up, and whom resolvers may ask. */
  readonly names?: NamesOption | undefined
}

/**
 * The namespace of Ethereum and its kin: wallets by EIP-6963 or, when nothing
 * announces itself, the page's `window.ethereum`.
 * @param options.names where names are looked up; Ethereum's main network
 * unless given
 * @returns a value for the option `adapters` of `createKit`
 * @see EIP-6963, EIP-1193
 * @example
 * import { createKit } from '@hasp/core'
 * import { evm } from '@hasp/core/evm'
 *
 * createKit({ app: { name: 'Shop' }, adapters: [evm()], networks })
 */
export function evm(options: EvmOptions = {}): NamespaceAdapter {
  return {
    namespace: 'eip155',
    create: ({ environment }) => ({
      namespace: 'eip155',
      capabilities: lazyNodeAccess(
        async () => {
          const { createEvmChain } = await import('./chain/createEvmChain.js')
          return createEvmChain(environment, options.names)
        },
        'loadParseReceiver',
        'loadNames',
      ),
      ...discovery(environment),
    }),
  }
}

/** Connectors live as long as the adapter: the kit may start several times. */
function discovery({
  clock,
  window,
}: Environment): Pick<BoundAdapter, 'discover' | 'rediscover'> {
  const announced = new Map<Eip1193Provider, Connector>()
  let legacy: LazyConnector | undefined
  let search: Search | undefined

  return {
    discover({ onFound, onLost }, signal) {
      if (!window) return
      for (const connector of announced.values()) onFound(connector)
      if (legacy) onFound(legacy)
      search = discoverEip6963({
        window,
        clock,
        signal,
        onAnnounce(announcement) {
          const { provider } = announcement
          // Only the object tells: a uuid is there for all of the page to copy.
          if (announced.has(provider) || announced.size >= walletsLimit) return
          const known = [...announced.values()].map(({ info }) => info)
          const info = describeConnector(announcement, known)
          const connector = injectedConnector({ clock, info, provider })
          announced.set(provider, connector)
          if (legacy && !legacy.isInUse()) {
            onLost(legacy)
            legacy = undefined
          }
          onFound(connector)
        },
        onRound() {
          if (legacy || announced.size > 0) return
          const provider = readEthereum(window)
          if (!provider) return
          legacy = injectedConnector({ clock, info: browserWallet, provider })
          onFound(legacy)
        },
      })
    },
    rediscover: () => search?.again(),
  }
}

const browserWallet: ConnectorInfo = {
  id: 'injected',
  storageId: 'injected',
  name: 'Browser wallet',
  type: 'INJECTED',
  namespaces: ['eip155'],
}

/** The rdns is only a claim: the second wallet to claim it gets another id. */
function describeConnector(
  { icon, name, rdns, uuid }: Announcement,
  known: readonly ConnectorInfo[],
): ConnectorInfo {
  const storageId = rdns ?? `announced:${name}`
  const isTaken = (wanted: string) => known.some(({ id }) => id === wanted)
  let id = isTaken(storageId) ? `${storageId}#${uuid}` : storageId
  while (isTaken(id)) id += '#'
  return {
    id,
    storageId,
    name,
    type: 'ANNOUNCED',
    namespaces: ['eip155'],
    ...(icon && { imageUrl: icon }),
    info: { rdns, uuid, icon },
  }
}

/** A page may have put anything there, a getter that throws included. */
function readEthereum(window: object): Eip1193Provider | undefined {
  try {
    const { ethereum } = window as { readonly ethereum?: unknown }
    return isEip1193Provider(ethereum) ? ethereum : undefined
  } catch {
    return undefined
  }
}
