import type { ConnectedConnection } from '../entities/connection.js'
import { asKitError } from '../errors/asKitError.js'
import type { KitError } from '../errors/KitError.js'
import { findConnector } from '../stores/connectors.js'
import { withDeadline } from '../utils/withDeadline.js'
import type { Kit } from './Kit.js'

/** A wallet may take so long to say goodbye (specification 9). */
const goodbyeLimitMs = 3_000

/**
 * Ends everything here at once, tells the wallets, and removes every key of
 * the kit. It is all in one step what a tab does whose visitor wants it, and
 * what the other tabs do after it.
 * @returns what went wrong at a wallet, if anything; all is forgotten here
 */
export function forgetState(
  kit: Kit,
  { revoke }: { revoke?: boolean | undefined } = {},
): Promise<KitError | undefined> {
  return kit.tasks.share('forget', async () => {
    const { connections } = kit.stores
    const connected = [...connections.getState().byId.values()].flatMap(
      (connection) => (connection.status === 'connected' ? [connection] : []),
    )
    // Also what listens to wallets, so that nobody reports an end of its own.
    kit.tasks.abortAll((name) => /^(connect|wire|switchNetwork)\b/.test(name))
    resetStores(kit)
    for (const { connectorId, namespace } of connected)
      kit.events.emit('DISCONNECT', { connectorId, namespace, byVisitor: true })
    const goodbyes = connected.map((connection) =>
      failureOf(kit, (signal) => sayGoodbye(kit, connection, revoke, signal)),
    )
    const { pairing } = kit
    const failures = await Promise.all(goodbyes)
    // Sessions that no family uses are left to end, and the keys to all.
    if (pairing) failures.push(await failureOf(kit, () => pairing.forget()))
    // Whoever was interrupted may have put back what was before.
    resetStores(kit)
    kit.storage.clear()
    const mode = kit.storage.get('theme') ?? kit.options.theme.mode
    kit.stores.theme.setState({ mode })
    kit.events.emit('DEVICE_FORGOTTEN', {})
    return failures.find((failure) => failure !== undefined)
  })
}

function resetStores(kit: Kit): void {
  const { connections, connectors, modal, networks, transactions } = kit.stores
  connections.setState(connections.getInitialState(), true)
  connectors.setState({ recent: [] })
  networks.setState(networks.getInitialState(), true)
  transactions.setState(transactions.getInitialState(), true)
  modal.setState({ loading: modal.getInitialState().loading })
}

async function sayGoodbye(
  kit: Kit,
  { connectorId, namespace }: ConnectedConnection,
  revoke: boolean | undefined,
  signal: AbortSignal,
): Promise<void> {
  const { connectors } = kit.stores
  await findConnector(
    connectors.getState(),
    connectorId,
    namespace,
  )?.disconnect({ revoke, signal })
}

/** What a deed throws, or that it took too long. */
async function failureOf(
  { environment }: Kit,
  run: (signal: AbortSignal) => Promise<void>,
): Promise<KitError | undefined> {
  try {
    const { clock } = environment
    await withDeadline({ run, clock, limitMs: goodbyeLimitMs })
    return undefined
  } catch (error) {
    return asKitError(error)
  }
}
