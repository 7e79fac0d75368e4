import type { Namespace } from '../entities/network/namespace.js'
import type { BoundConnectorSource } from '../ports/ConnectorSource.js'
import type { AccountSource } from '../ports/DataSource.js'
import type { Environment } from '../ports/Environment.js'
import type { BoundAdapter } from '../ports/NamespaceAdapter.js'
import type { WalletGrouping } from '../ports/WalletGrouping.js'
import type { KitStorage } from '../storage/createStorage.js'
import type { WritableStores } from './createStores.js'
import type { Tasks } from './createTasks.js'
import type { EventEmitter } from './events.js'
import type { Log } from './log.js'
import type { BoundSignIn } from './SignInFeature.js'

/**
 * The key of what only the kit's own code uses: `kit[internals]`. It is one
 * and the same key in every copy of this file, because a bundler may put one
 * into the site's code and another into `@hasp/react`'s.
 */
export const internals: unique symbol = Symbol.for('@hasp/core/internals')

/**
 * The parts of a kit that are no site's business and may change at any time.
 */
export type KitInternals = {
  readonly environment: Environment
  readonly storage: KitStorage
  /** The stores of `kit.stores`, with what writes to them. */
  readonly stores: WritableStores
  /** The hub of `kit.events`, with what emits. */
  readonly events: EventEmitter
  readonly log: Log
  readonly adapters: ReadonlyMap<Namespace, BoundAdapter>
  /** Answers every read about an account. */
  readonly dataSource: AccountSource
  /** How connectors make up wallets. */
  readonly grouping: WalletGrouping
  /** Connectors from outside the adapters, and what their sources can do. */
  readonly sources: readonly BoundConnectorSource[]
  /** Work in progress of this kit, by name, so that nothing runs twice. */
  readonly tasks: Tasks
  /** Signing in; absent where the site does not ask anybody to. */
  readonly signIn: BoundSignIn | undefined
  /**
   * Settles once what an earlier visit learned of the project is in use; absent
   * where no project is configured, and before the start.
   */
  project?: Promise<void>
  /** Aborted when the kit is stopped; undefined while it is not running. */
  lifetime(): AbortSignal | undefined
}
