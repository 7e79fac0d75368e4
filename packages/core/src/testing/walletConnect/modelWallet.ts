import type { Account } from '../../entities/account/account.js'
import type { NonEmpty } from '../../entities/connection/connection.js'
import type { Namespace } from '../../entities/network/namespace.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import { KitError } from '../../errors/KitError.js'
import type {
  Connector,
  ConnectorEvent,
  ConnectorSession,
} from '../../ports/Connector.js'
import type { Clock } from '../../ports/Environment.js'

/** How the next question is answered; late is after 1.5 s. */
export type ModelBehaviour = 'hang' | 'slow' | 'no' | 'drowsy'

type NamespaceState = {
  readonly connector: Connector
  readonly listeners: Set<(event: ConnectorEvent) => void>
  accounts: NonEmpty<Account>
  networkId: NetworkId
  isGranted: boolean
}

const lateMs = 1_500

/**
 * A wallet at the port, for tests of what is true after any order of actions. It
 * prompts once at a time, says no by itself to nobody, and signs for the
 * account in use of a namespace as long as that is granted.
 * @param parameters.networks where it is, in each of its namespaces
 * @param parameters.onPrompt told of every prompt and of those that are open
 */
export function createModelWallet(parameters: {
  id: string
  networks: readonly NetworkId[]
  clock: () => Clock
  onPrompt: (namespace: Namespace, open: number) => void
}) {
  const { clock, id, onPrompt } = parameters
  const namespaces = new Map<Namespace, NamespaceState>()
  const behaviours: ModelBehaviour[] = []
  let open = 0

  const take = (...wanted: ModelBehaviour[]): ModelBehaviour | undefined => {
    const index = behaviours.findIndex((behaviour) =>
      wanted.includes(behaviour),
    )
    return index < 0 ? undefined : behaviours.splice(index, 1)[0]
  }
  const later = () =>
    new Promise<void>((resolve) => clock().after(lateMs, resolve))
  const sessionOf = ({
    accounts,
    networkId,
  }: NamespaceState): ConnectorSession => ({
    accounts,
    caipNetworkId: networkId,
  })

  for (const networkId of parameters.networks) {
    const namespace = networkId.slice(0, networkId.indexOf(':')) as Namespace
    const account = (name: string): Account => ({
      address: `${id}-${namespace}-${name}`,
      type: namespace === 'bip122' ? 'payment' : 'eoa',
    })
    const connector: Connector = {
      namespace,
      info: {
        id: namespaces.size === 0 ? id : `${id}-${namespace}`,
        storageId: id,
        name: id,
        type: 'ANNOUNCED',
        namespaces: [namespace],
      },
      async connect({ signal }) {
        open += 1
        onPrompt(namespace, open)
        const close = () => {
          open -= 1
        }
        signal.addEventListener('abort', close, { once: true })
        const behaviour = take('hang', 'slow', 'no')
        try {
          if (behaviour === 'hang') await new Promise(() => undefined)
          if (behaviour === 'slow') await later()
          if (behaviour === 'no') throw new KitError('USER_REJECTED')
          namespaceState.isGranted = true
          return sessionOf(namespaceState)
        } finally {
          if (!signal.aborted) close()
          signal.removeEventListener('abort', close)
        }
      },
      async reconnect() {
        if (take('drowsy')) await later()
        return namespaceState.isGranted ? sessionOf(namespaceState) : undefined
      },
      disconnect: async () => undefined,
      async switchNetwork({ network }) {
        namespaceState.networkId = network.caipNetworkId
      },
      getProvider: () => ({
        sign() {
          if (!namespaceState.isGranted)
            throw new KitError('WALLET_UNAUTHORIZED')
          return namespaceState.accounts[0].address
        },
      }),
      listen(listener, signal) {
        namespaceState.listeners.add(listener)
        signal.addEventListener('abort', () =>
          namespaceState.listeners.delete(listener),
        )
      },
    }
    const namespaceState: NamespaceState = {
      connector,
      listeners: new Set(),
      accounts: [account('a'), account('b')],
      networkId,
      isGranted: false,
    }
    namespaces.set(namespace, namespaceState)
  }
  const notify = (namespaceState: NamespaceState, event: ConnectorEvent) => {
    for (const listener of [...namespaceState.listeners]) listener(event)
  }
  return {
    id,
    namespaces: namespaces as ReadonlyMap<Namespace, NamespaceState>,
    next: (behaviour: ModelBehaviour) => void behaviours.push(behaviour),
    /** Its owner takes the grant of a namespace back. */
    revoke(namespace: Namespace) {
      const namespaceState = namespaces.get(namespace)
      if (!namespaceState?.isGranted) return
      namespaceState.isGranted = false
      notify(namespaceState, { type: 'disconnected' })
    },
    /** Its owner goes to the other account. */
    changeAccount(namespace: Namespace) {
      const namespaceState = namespaces.get(namespace)
      if (!namespaceState) return
      const [first, ...rest] = namespaceState.accounts
      const [next = first] = rest
      namespaceState.accounts = next === first ? [first] : [next, first]
      if (namespaceState.isGranted)
        notify(namespaceState, {
          type: 'accountsChanged',
          accounts: namespaceState.accounts,
        })
    },
  }
}
