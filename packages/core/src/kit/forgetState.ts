import type { ConnectedConnection } from '../entities/connection/connection.js'
import { asKitError } from '../errors/asKitError.js'
import type { KitError } from '../errors/KitError.js'
import { clearStorage } from '../storage/clearStorage.js'
import { forgottenKey } from '../storage/forgottenKey.js'
import { selectIsConnected } from '../stores/connection/connections.js'
import { withDeadline } from '../utils/withDeadline.js'
import {
  disconnectLimitMs,
  disconnectWallet,
} from './connection/endConnections.js'
import { internals } from './internals.js'
import type { Kit } from './Kit.js'

/** Other tabs have heard of it by then, and have written for the last time. */
const otherTabsMs = 500

/**
 * Ends everything here at once, tells the wallets, and removes every key of
 * the kit.
 * @param parameters.isFollowing another tab began it, and removes what the
 * tabs that follow it write while they end
 * @returns what went wrong at a wallet, if anything; all is forgotten here
 */
export function forgetState(
  kit: Kit,
  parameters: {
    isFollowing?: boolean | undefined
    revoke?: boolean | undefined
  } = {},
): Promise<KitError | undefined> {
  const { tasks, environment, events } = kit[internals]
  const { isFollowing, revoke } = parameters
  return tasks.share('forget', async () => {
    const { connections } = kit.stores
    const connected = [...connections.getState().byId.values()].flatMap(
      (connection) => (connection.status === 'connected' ? [connection] : []),
    )
    // Also the listeners of wallets, so that none reports an end of its own.
    tasks.abortAll((name) => /^(connect|listen|switchNetwork)\b/.test(name))
    clear(kit)
    if (!isFollowing) notifyOtherTabs(kit)
    const reported = notifyWallets(kit, connected, revoke)
    await new Promise<void>((resolve) =>
      environment.clock.after(isFollowing ? 0 : otherTabsMs, resolve),
    )
    // Interrupted actions may have restored what was before.
    clear(kit)
    // They may have followed what was done here in between.
    if (!isFollowing) notifyOtherTabs(kit)
    events.emit('DEVICE_FORGOTTEN', {})
    return await reported
  })
}

/** Stores first: they write when they change. */
function clear(kit: Kit): void {
  const { storage, environment, stores } = kit[internals]

  resetStores(kit)
  clearStorage({
    storage: storage,
    store: environment.keyValueStore,
    themeKey: kit.options.theme.storageKey,
  })
  const mode = storage.get('theme') ?? kit.options.theme.mode
  stores.theme.setState({ mode })
}

function notifyOtherTabs({ [internals]: { environment } }: Kit): void {
  try {
    environment.keyValueStore?.setItem(forgottenKey, '1')
    environment.keyValueStore?.removeItem(forgottenKey)
  } catch {
    // Where nothing is stored, other tabs know of nothing.
  }
}

async function notifyWallets(
  kit: Kit,
  connected: readonly ConnectedConnection[],
  revoke: boolean | undefined,
): Promise<KitError | undefined> {
  const failures = await Promise.all(
    connected.map((connection) =>
      disconnectWallet(kit, connection, { revoke }),
    ),
  )
  // What is left are sessions that no connection uses, and their keys.
  for (const source of kit[internals].sources)
    failures.push(await failureOf(kit, async () => await source.forget?.()))
  return failures.find((failure) => failure !== undefined)
}

function resetStores(kit: Kit): void {
  const { connections, connectors, networks, transactions } =
    kit[internals].stores
  connections.dispatch({ type: 'reset' })
  connectors.setState({ recent: [] })
  networks.setState(networks.getInitialState(), true)
  transactions.setState(transactions.getInitialState(), true)
}

/** What an operation throws, or that it took too long. */
async function failureOf(
  { [internals]: { environment } }: Kit,
  run: (signal: AbortSignal) => Promise<void>,
): Promise<KitError | undefined> {
  try {
    const { clock } = environment
    await withDeadline({ run, clock, limitMs: disconnectLimitMs })
    return undefined
  } catch (error) {
    return asKitError(error)
  }
}

/**
 * Forgets the device after another tab.
 * @param key what it changed; `null` where it is not known what was missed
 */
export function followForgetting(kit: Kit, key: string | null): void {
  if (key !== null || isForgotten(kit))
    void forgetState(kit, { isFollowing: true })
}

/** A tab that holds a connection has stored it: somebody removed it all. */
function isForgotten(kit: Kit): boolean {
  const { environment, storage, stores } = kit[internals]
  if (!selectIsConnected(stores.connections.getState())) return false
  try {
    // What another version of the site wrote is there, though unreadable.
    return (
      environment.keyValueStore?.getItem('hasp.connections') === null &&
      storage.get('connections') === undefined
    )
  } catch {
    return false
  }
}
