import { createKit } from '../kit/createKit.js'
import type { WritableStores } from '../kit/createStores.js'
import { internals } from '../kit/internals.js'
import type { Kit } from '../kit/Kit.js'
import type { KitOptions } from '../kit/options.js'
import type { Environment, KeyValueStore } from '../ports/Environment.js'
import { createMemoryStore } from './createMemoryStore.js'
import { createFakeClock, type FakeClock } from './fakeClock.js'

/** A kit whose time jumps and whose storage is memory. */
export type TestKit = {
  readonly kit: Kit
  /**
   * The stores of the kit, to be written: for states that are hard to reach.
   */
  readonly stores: WritableStores
  readonly clock: FakeClock
  readonly store: KeyValueStore
  /** Where wallets announce themselves: the window of the kit. */
  readonly window: EventTarget
  /** Says that another tab changed a key. */
  changeElsewhere(key: string | null): void
  readonly stop: () => void
}

/**
 * Creates and starts a kit for tests.
 * @param options as `createKit` takes them; the app's name has a default
 * @param world parts of the world to replace, e.g. an earlier visit's store
 * @example
 * import { evm } from '@hasp/core/evm'
 * import { createTestKit, mockEvmWallet } from '@hasp/core/testing'
 *
 * const { kit, clock, window } = createTestKit({ adapters: [evm()], networks })
 * const wallet = mockEvmWallet({ accounts: ['0x…'] })
 * wallet.announce(window)
 */
export function createTestKit(
  options: Partial<KitOptions> = {},
  setup: Partial<{
    clock: FakeClock
    store: KeyValueStore
    window: EventTarget
    environment: Partial<Environment>
    isStarted: boolean
  }> = {},
): TestKit {
  const clock = setup.clock ?? createFakeClock()
  const store = setup.store ?? createMemoryStore()
  const target = setup.window ?? new EventTarget()
  const listeners = new Set<(key: string | null) => void>()
  let ids = 0
  const environment: Environment = {
    clock,
    keyValueStore: store,
    onStorageChange(listener, signal) {
      listeners.add(listener)
      signal.addEventListener('abort', () => listeners.delete(listener))
    },
    fetch: (...request) => globalThis.fetch(...request),
    window: target as Window & typeof globalThis,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    randomId() {
      ids += 1
      return `id-${ids}`
    },
    isMobile: () => false,
    exclusive: (_name, task) => task(),
    ...setup.environment,
  }
  const kit = createKit({
    app: { name: 'Test' },
    logLevel: 'silent',
    ...options,
    environment,
  })
  const stop = setup.isStarted === false ? () => undefined : kit.start()
  return {
    kit,
    stores: kit[internals].stores,
    clock,
    store,
    window: target,
    stop,
    changeElsewhere(key) {
      for (const listener of [...listeners]) listener(key)
    },
  }
}
