import type { Account } from '../entities/account/account.js'
import type { NonEmpty } from '../entities/connection/connection.js'
import type { ConnectorInfo } from '../entities/connection/connectorInfo.js'
import type { Namespace } from '../entities/network/namespace.js'
import type { NetworkId } from '../entities/network/networkId.js'
import type {
  Connector,
  ConnectorEvent,
  ConnectorSession,
} from '../ports/Connector.js'

type ConnectorMethod = 'connect' | 'reconnect' | 'disconnect' | 'switchNetwork'

/** A connector whose every answer is decided by the test. */
export type MockConnector = Connector & {
  /** The methods called on it, in order. */
  readonly calls: readonly ConnectorMethod[]
  /** Answers the next call of a method differently, once. */
  next(method: ConnectorMethod, answer: () => Promise<unknown>): void
  /** What connect and reconnect answer from now on. */
  grant(session: ConnectorSession | undefined): void
  emit(event: ConnectorEvent): void
  /** How many listeners it has. */
  listeners(): number
}

/**
 * Creates a connector at the port, for faults that a real wallet cannot be
 * made to show.
 * @example
 * import { mockConnector } from '@hasp/core/testing'
 *
 * const kite = mockConnector({ id: 'io.kite' })
 */
export function mockConnector(
  parameters: Partial<ConnectorInfo> & {
    namespace?: Namespace
    networkId?: NetworkId
    addresses?: readonly [string, ...string[]]
  } = {},
): MockConnector {
  const {
    namespace = 'eip155',
    networkId = 'eip155:1',
    addresses = ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
    ...info
  } = parameters
  const id = info.id ?? 'io.kite'
  const calls: ConnectorMethod[] = []
  const answers: { method: ConnectorMethod; answer: () => Promise<unknown> }[] =
    []
  const listeners = new Set<(event: ConnectorEvent) => void>()
  let isGranted = false
  let session: ConnectorSession | undefined = {
    accounts: accountsOf(addresses),
    caipNetworkId: networkId,
  }

  const perform = async <result>(
    method: ConnectorMethod,
    usual: () => result,
  ) => {
    calls.push(method)
    const index = answers.findIndex((planned) => planned.method === method)
    if (index < 0) return usual()
    const [planned] = answers.splice(index, 1)
    return (await planned?.answer()) as result
  }

  return {
    info: {
      id,
      name: 'Kite',
      type: 'ANNOUNCED',
      namespaces: [namespace],
      storageId: id,
      ...info,
    },
    namespace,
    calls,
    connect: () =>
      perform('connect', () => {
        if (!session) throw new Error('nothing granted')
        isGranted = true
        return session
      }),
    reconnect: () =>
      perform('reconnect', () => (isGranted ? session : undefined)),
    disconnect: () => perform('disconnect', () => undefined),
    switchNetwork: ({ network }) =>
      perform('switchNetwork', () => {
        if (session)
          session = { ...session, caipNetworkId: network.caipNetworkId }
      }),
    getProvider: () => ({ name: id }),
    listen(listener, signal) {
      listeners.add(listener)
      signal.addEventListener('abort', () => listeners.delete(listener))
    },
    next: (method, answer) => void answers.push({ method, answer }),
    grant(next) {
      session = next
      isGranted = next !== undefined
    },
    emit(event) {
      for (const listener of [...listeners]) listener(event)
    },
    listeners: () => listeners.size,
  }
}

function accountsOf([first, ...rest]: readonly [
  string,
  ...string[],
]): NonEmpty<Account> {
  const account = (address: string): Account => ({ address, type: 'eoa' })
  return [account(first), ...rest.map(account)]
}
