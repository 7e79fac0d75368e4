import type { Network } from '../../entities/network/network.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import type { LoadedConnector } from '../../lazy/lazyConnector.js'
import type { ConnectorEvent, ConnectorSession } from '../../ports/Connector.js'
import type { Clock } from '../../ports/Environment.js'
import type { PolkadotProvider } from '../../ports/PolkadotProvider.js'
import { joinSignals } from '../../utils/joinSignals.js'
import { askWallet } from '../askWallet.js'
import { type AccountBook, createAccountBook } from './accountBook.js'
import { createPolkadotProvider } from './createPolkadotProvider.js'
import type { InjectedExtension } from './InjectedSource.js'
import { watchAccounts } from './watchAccounts.js'

type Open = {
  readonly extension: InjectedExtension
  readonly book: AccountBook
  readonly session: ConnectorSession
}

type Choice = {
  readonly address?: string | undefined
  readonly networkId?: NetworkId | undefined
}

/**
 * Keeps the session with a source. Network and account in use are the site's
 * own, until the wallet puts another account first.
 */
export function openSource({
  clock,
  networks,
}: {
  readonly clock: Clock
  readonly networks: readonly Network[]
}): LoadedConnector<InjectedExtension, PolkadotProvider> {
  const listeners = new Set<(event: ConnectorEvent) => void>()
  let now: Open | undefined
  let listening = new AbortController()

  const notify = (event: ConnectorEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  const open = async (
    extension: InjectedExtension,
    { signal, ...choice }: Choice & { readonly signal: AbortSignal },
  ): Promise<ConnectorSession> => {
    const book = await askWallet({
      method: 'accounts.get',
      run: () => extension.accounts.get(),
      parse: (answer) => createAccountBook(answer, networks),
      signal,
    })
    const session = book.sessionOn(choice)
    if (!book.first) throw new KitError('WALLET_UNAUTHORIZED')
    if (!session) throw unsupported()
    now = { extension, book, session }
    return session
  }
  const move = (before: Open, next: Omit<Open, 'extension'>) => {
    now = { ...before, ...next }
    const { accounts, caipNetworkId, networkIds } = next.session
    if (keyOf(next.session) !== keyOf(before.session))
      notify({ type: 'accountsChanged', accounts, networkIds })
    if (caipNetworkId !== before.session.caipNetworkId)
      notify({ type: 'networkChanged', caipNetworkId })
  }
  const readBook = (answer: unknown) => {
    try {
      return createAccountBook(answer, networks)
    } catch {
      // Reading what a wallet hands over may do anything.
      return undefined
    }
  }
  const follow = (answer: unknown) => {
    const book = readBook(answer)
    const before = now
    if (!before || !book) return
    const { accounts, caipNetworkId } = before.session
    const isSameFirst = book.first === before.book.first
    const session = book.sessionOn({
      networkId: caipNetworkId,
      ...(isSameFirst && { address: accounts[0].address }),
    })
    if (session) return move(before, { book, session })
    now = undefined
    notify({ type: 'disconnected' })
  }

  return {
    provider: createPolkadotProvider(
      () => now && { ...now, address: now.session.accounts[0].address },
    ),
    connect: ({ networkId, signal }, extension) =>
      open(extension, { networkId, signal }),
    async reconnect({ address, networkId, signal }, begun) {
      if (!begun) return undefined
      try {
        return await open(await begun, { address, networkId, signal })
      } catch (error) {
        if (isKitError(error, 'WALLET_UNAUTHORIZED')) return undefined
        throw error
      }
    },
    async disconnect() {
      now = undefined
      listening.abort()
      listening = new AbortController()
    },
    async switchNetwork({ network, signal }) {
      if (signal.aborted) throw new KitError('CANCELLED')
      if (!now) throw new KitError('WALLET_DISCONNECTED')
      const { accounts } = now.session
      const { caipNetworkId: networkId } = network
      const [{ address }] = accounts
      const session = now.book.sessionOn({ address, networkId })
      if (session?.caipNetworkId !== networkId) throw unsupported()
      move(now, { book: now.book, session })
    },
    listen(listener, signal) {
      const { controller } = joinSignals(signal, listening.signal)
      if (!now || controller.signal.aborted) return
      listeners.add(listener)
      controller.signal.addEventListener('abort', () =>
        listeners.delete(listener),
      )
      watchAccounts({
        clock,
        extension: now.extension,
        onAccounts: follow,
        signal: controller.signal,
      })
    },
  }
}

function unsupported(): KitError {
  return new KitError('UNSUPPORTED_CHAIN', { namespace: 'polkadot' })
}

function keyOf({ accounts, networkIds }: ConnectorSession): string {
  return [...accounts.map(({ address }) => address), networkIds].join()
}
