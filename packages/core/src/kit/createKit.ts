import { asNetworks } from '../entities/network/fromViemChain.js'
import type { Network } from '../entities/network/network.js'
import { isSettled } from '../entities/transfer/transaction.js'
import { browserEnvironment } from '../environment/browserEnvironment.js'
import { serverEnvironment } from '../environment/serverEnvironment.js'
import { createWalletGrouping } from '../grouping/createWalletGrouping.js'
import { singleNamespaceGrouping } from '../grouping/singleNamespaceGrouping.js'
import type { AccountSource } from '../ports/DataSource.js'
import { createStorage } from '../storage/createStorage.js'
import { discoverConnectors } from './connection/discoverConnectors.js'
import { followOtherTabs } from './connection/followOtherTabs.js'
import { listenToConnected } from './connection/listenToConnector.js'
import { createStores } from './createStores.js'
import { createTasks } from './createTasks.js'
import { createEventHub } from './events.js'
import { internals, type KitInternals } from './internals.js'
import type { Kit } from './Kit.js'
import { readableStores } from './KitStores.js'
import { createLog } from './log.js'
import { followConnections } from './modal/followConnections.js'
import type { KitOptions } from './options.js'
import { persistState } from './persist.js'
import { resolveOptions } from './resolveOptions.js'
import { restoreState } from './restore.js'

/**
 * Creates a kit: it allocates and does nothing else, so it is safe on a server
 * and at module level. `KitProvider` starts it; without React, call `start`.
 *
 * @param options the site's name, namespaces and networks; see KitOptions
 * @returns the kit, to be given to hooks and actions
 * @example
 * import { createKit } from '@hasp/core'
 * import { evm } from '@hasp/core/evm'
 * import { mainnet } from '@hasp/core/networks'
 *
 * const kit = createKit({
 *   app: { name: 'Tide Market' },
 *   adapters: [evm()],
 *   networks: [mainnet],
 * })
 */
export function createKit(options: KitOptions): Kit {
  if (!options?.app) throw new TypeError('Hasp: createKit needs app.name.')
  let isCreated = false
  explainInDevelopment(options, () => isCreated)
  const resolved = resolveOptions(options)
  const environment =
    options.environment ??
    (typeof window === 'undefined' ? serverEnvironment() : browserEnvironment())
  const networks = asNetworks(options.networks ?? [])
  const [defaultNetwork] = asNetworks(
    options.defaultNetwork ? [options.defaultNetwork] : [],
  )
  const adapters = (options.adapters ?? []).map((adapter) =>
    adapter.create({
      environment,
      networks: ofNamespace(networks, adapter),
      site: options.app,
    }),
  )
  const log = createLog(resolved.logLevel)
  const events = createEventHub((error) =>
    log('error', 'A listener failed', error),
  )
  let runs = 0
  let stop: AbortController | undefined

  const byNamespace = new Map(
    adapters.map((adapter) => [adapter.namespace, adapter]),
  )
  const stores = createStores(resolved, networks, defaultNetwork)
  // What adapters read from nodes is all that a site without a service has.
  const nodes: AccountSource = {
    readsOn: ({ chainNamespace }) =>
      byNamespace.get(chainNamespace)?.capabilities ?? {},
  }
  const signIn = options.siwx?.bind(() => kit)
  const inner: KitInternals = {
    environment,
    storage: createStorage(
      environment.keyValueStore,
      resolved.theme.storageKey,
      (name, problem) => {
        log('warn', `Stored "${name}": ${problem}`)
        events.emit('STORAGE_PROBLEM', { name, problem })
      },
    ),
    stores,
    events,
    log,
    adapters: byNamespace,
    dataSource: options.data?.over(nodes, environment) ?? nodes,
    grouping:
      byNamespace.size > 1
        ? createWalletGrouping(
            () => stores.connectors.getState().connectors,
            options.wallets?.identities,
          )
        : singleNamespaceGrouping,
    sources: (options.connectors ?? []).flatMap(
      (source) =>
        source.create({
          environment,
          site: options.app,
          networks: stores.networks.getState,
          adapters: byNamespace,
          wallets: resolved.wallets,
          signIn,
        }) ?? [],
    ),
    tasks: createTasks(),
    signIn,
    lifetime: () => stop?.signal,
  }
  const kit: Kit = {
    options: resolved,
    stores: readableStores(stores),
    events: { on: events.on, subscribe: events.subscribe },
    start() {
      let isOver = false
      runs += 1
      if (runs === 1) {
        stop = new AbortController()
        startKit(kit, options, stop.signal)
        checkInDevelopment(kit, options, stop.signal)
      }
      return () => {
        if (isOver) return
        isOver = true
        runs -= 1
        if (runs > 0) return
        stop?.abort()
        stop = undefined
        inner.tasks.abortAll()
      }
    },
    [internals]: inner,
  }
  listenToConnected(kit)
  followConnections(kit)
  isCreated = true
  return kit
}

/** The first I/O of a kit; all of it ends when the signal is aborted. */
function startKit(kit: Kit, options: KitOptions, signal: AbortSignal): void {
  restoreState(kit)
  persistState(kit, signal)
  followOtherTabs(kit, signal)
  discoverConnectors(kit, signal)
  kit[internals].signIn?.start(signal)
  const onFailure = (error: unknown) =>
    kit[internals].log('warn', 'A part of this page did not load', error)
  const project = options.projectConfig ?? options.data?.projectConfig
  if (project)
    kit[internals].project = import('./project/followProject.js')
      .then(({ followProject }) => followProject(kit, project, options, signal))
      .catch(onFailure)
  const { transactions } = kit.stores.transactions.getState()
  if (kit.options.pendingTransactions.poll || !transactions.every(isSettled))
    import('./transactions/keepTransactions.js').then(
      ({ pollTransactions }) => pollTransactions(kit, signal),
      onFailure,
    )
}

/** In a production build nothing of this is left. */
function checkInDevelopment(
  kit: Kit,
  options: KitOptions,
  signal: AbortSignal,
): void {
  try {
    if (process.env.NODE_ENV !== 'production')
      import('./development/checkSetup.js').then(
        ({ checkSetup }) => checkSetup(kit, options, signal),
        () => undefined,
      )
  } catch {
    // A page without a bundler has no `process`.
  }
}

/** Says what is wrong with options that no kit can be made of. */
function explainInDevelopment(
  options: KitOptions,
  isCreated: () => boolean,
): void {
  try {
    if (process.env.NODE_ENV !== 'production')
      Promise.resolve()
        .then(async () => {
          if (isCreated()) return
          const { reportOptions } = await import(
            './development/reportOptions.js'
          )
          reportOptions(options, createLog(options.logLevel ?? 'error'))
        })
        .catch(() => undefined)
  } catch {
    // A page without a bundler has no `process`.
  }
}

declare const process: { readonly env: { readonly NODE_ENV?: string } }

function ofNamespace(
  networks: readonly Network[],
  { namespace }: { namespace: Network['chainNamespace'] },
) {
  return networks.filter((network) => network.chainNamespace === namespace)
}
