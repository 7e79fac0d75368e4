import { openNodeSocket } from '../../../../../devstack/testing/openNodeSocket.js'
import { createWalletConnectClient } from '../../clients/walletConnect/createWalletConnectClient.js'
import { systemClock } from '../../environment/systemClock.js'
import type { Environment } from '../../ports/Environment.js'
import type {
  WalletConnectClient,
  WalletConnectClientFactory,
  WalletConnectEvent,
} from '../../ports/WalletConnectClient.js'
import { createMemoryStore } from '../createMemoryStore.js'
import { createTestEnvironment } from '../createTestEnvironment.js'

type Parts = {
  readonly environment?: Partial<Environment> | undefined
  readonly relayUrls: readonly string[]
  readonly create?: WalletConnectClientFactory | undefined
  readonly keyValueStore?: ReturnType<typeof createMemoryStore> | undefined
}

/** The site's side in Node, with what it told and a storage to start again. */
export async function setUpWalletConnect({
  create = (parameters) =>
    createWalletConnectClient({ ...parameters, openSocket: openNodeSocket }),
  environment,
  keyValueStore = createMemoryStore(),
  relayUrls,
}: Parts) {
  const life = new AbortController()
  const events: WalletConnectEvent[] = []
  const watchers = new Set<() => void>()
  const client: WalletConnectClient = await create({
    environment: createTestEnvironment({
      clock: systemClock,
      keyValueStore,
      ...(environment as object),
    }),
    site: {
      name: 'Site',
      url: 'http://localhost:4000',
      icon: 'http://localhost:4000/i.png',
    },
    relayUrls,
    projectId: 'any',
    signal: life.signal,
  })
  client.listen((event) => {
    events.push(event)
    for (const watcher of watchers) watcher()
  }, life.signal)

  return {
    client,
    events,
    keyValueStore,
    signal: life.signal,
    /** Waits for an event of a type, also one that was told already. */
    received: <type extends WalletConnectEvent['type']>(
      type: type,
      fits: (
        event: Extract<WalletConnectEvent, { type: type }>,
      ) => boolean = () => true,
    ) =>
      new Promise<Extract<WalletConnectEvent, { type: type }>>((resolve) => {
        const look = () => {
          for (const event of events) {
            if (event.type !== type) continue
            const found = event as Extract<WalletConnectEvent, { type: type }>
            if (!fits(found)) continue
            watchers.delete(look)
            return resolve(found)
          }
        }
        watchers.add(look)
        look()
      }),
    stop: () => life.abort(),
  }
}

/** What a site asks of a wallet in the tests. */
export const askedNamespaces = {
  eip155: {
    chains: ['eip155:31337', 'eip155:31338'],
    methods: ['personal_sign', 'eth_sendTransaction'],
    events: ['accountsChanged', 'chainChanged'],
  },
} as const
