import type { ConnectorInfo } from '../../entities/connection/connectorInfo.js'
import type { Network } from '../../entities/network/network.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import { isKitError, KitError } from '../../errors/KitError.js'
import type {
  Connector,
  ConnectorEvent,
  ConnectorSession,
} from '../../ports/Connector.js'
import type { Clock } from '../../ports/Environment.js'
import { joinSignals } from '../../utils/joinSignals.js'
import { askWallet } from '../askWallet.js'
import type { AccountBook } from './accountBook.js'
import { createLazyProvider } from './createLazyProvider.js'
import {
  type InjectedExtension,
  type InjectedSource,
  isInjectedExtension,
} from './InjectedSource.js'
import { loadAccountBook } from './loadAccountBook.js'
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
 * A connector over a source of `window.injectedWeb3`. The wallet gives its
 * accounts; network and account in use are the site's own, until the wallet
 * puts another account first.
 * @param parameters.read the source as it is on the page now
 */
export function polkadotConnector(parameters: {
  readonly clock: Clock
  readonly info: ConnectorInfo
  readonly networks: readonly Network[]
  readonly read: () => InjectedSource | undefined
  readonly siteName: string
}): Connector {
  const { clock, info, networks, read, siteName } = parameters
  const listeners = new Set<(event: ConnectorEvent) => void>()
  let now: Open | undefined
  let listening = new AbortController()

  const tell = (event: ConnectorEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  const enable = (signal: AbortSignal) =>
    askWallet({
      method: 'enable',
      run() {
        const source = read()
        if (!source)
          throw new KitError('WALLET_NOT_FOUND', { connectorId: info.id })
        return source.connect
          ? source.connect(siteName)
          : source.enable?.(siteName)
      },
      parse: (answer) => (isInjectedExtension(answer) ? answer : undefined),
      signal,
    })
  const open = async (
    choice: Choice,
    signal: AbortSignal,
  ): Promise<ConnectorSession> => {
    if (networks.length === 0) throw unsupported()
    const [extension, createBook] = await Promise.all([
      enable(signal),
      loadAccountBook(),
    ])
    const book = await askWallet({
      method: 'accounts.get',
      run: () => extension.accounts.get(),
      parse: (answer) => createBook(answer, networks),
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
      tell({ type: 'accountsChanged', accounts, networkIds })
    if (caipNetworkId !== before.session.caipNetworkId)
      tell({ type: 'networkChanged', caipNetworkId })
  }
  const readBook = async (answer: unknown) => {
    try {
      return (await loadAccountBook())(answer, networks)
    } catch {
      // Reading what a wallet hands over may do anything.
      return undefined
    }
  }
  const follow = async (answer: unknown) => {
    const book = await readBook(answer)
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
    tell({ type: 'disconnected' })
  }

  const provider = createLazyProvider(
    () => now && { ...now, address: now.session.accounts[0].address },
  )

  return {
    info,
    namespace: 'polkadot',
    promptsAnew: true,
    getProvider: () => provider,
    connect: ({ networkId, signal }) => open({ networkId }, signal),
    async reconnect({ address, networkId, signal }) {
      try {
        return await open({ address, networkId }, signal)
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
