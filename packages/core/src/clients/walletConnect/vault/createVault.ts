import type { Environment } from '../../../ports/Environment.js'
import {
  anything,
  type Infer,
  list,
  misfit,
  number,
  object,
  record,
  text,
} from '../../../utils/schema.js'
import { hexKey } from '../protocol/hexKey.js'
import { walletConnectLimits as limits } from '../session/walletConnectLimits.js'
import { readVaultEntry, type VaultEntry } from './vaultEntry.js'

/** There exactly while something is worth loading the client for. */
const vaultKey = 'hasp.walletConnect'
const identityKey = 'hasp.walletConnect.id'

/** A stored text longer than this is not ours. */
const longestText = 1_000_000
const maxEnded = 50

const Farewell = object({
  topic: hexKey,
  message: text(),
  expiresAt: number(),
})
const Stored = object({
  entries: record(text(), anything),
  farewells: list(Farewell, { max: maxEnded }),
})
const Identity = object({
  seed: hexKey,
  ended: list(hexKey, { max: maxEnded }),
})

type Content = {
  readonly entries: ReadonlyMap<string, VaultEntry>
  readonly farewells: readonly Farewell[]
}

/** A sealed goodbye that the relay does not have yet. */
export type Farewell = Infer<typeof Farewell>

export type Vault = ReturnType<typeof createVault>

/**
 * Keeps keys and sessions in the page's storage, and in memory where there is
 * none. Every write starts from what is stored now, because other tabs write
 * too; what one of them overwrote all the same is written again.
 * @param parameters.onChange another tab changed something
 */
export function createVault(parameters: {
  environment: Pick<Environment, 'clock' | 'keyValueStore' | 'onStorageChange'>
  newSeed: () => string
  onChange: (
    before: ReadonlyMap<string, VaultEntry>,
    after: ReadonlyMap<string, VaultEntry>,
  ) => void
  signal: AbortSignal
}) {
  const { environment, onChange, signal } = parameters
  const { clock, keyValueStore: store } = environment
  const own = new Set<string>()
  /** Read once per text: every key is checked against its topic. */
  let lastText: string | undefined
  let identity = readIdentity() ?? { seed: parameters.newSeed(), ended: [] }
  let content: Content = load() ?? { entries: new Map(), farewells: [] }
  /** Without what other tabs wrote and nobody here was told of yet. */
  let told = content.entries

  function read(key: string): unknown {
    const text = store?.getItem(key)
    return text && text.length <= longestText ? JSON.parse(text) : undefined
  }
  function readIdentity() {
    try {
      const stored = Identity(read(identityKey))
      return stored === misfit ? undefined : stored
    } catch {
      return undefined
    }
  }
  /** What is stored; undefined where nothing can be. */
  function load(): Content | undefined {
    try {
      const text = store?.getItem(vaultKey)
      if (text === undefined) return undefined
      if (text === lastText) return content
      // Not ours: what this page knows of still holds.
      if (text && text.length > longestText) return undefined
      const stored = Stored(read(vaultKey))
      const entries = new Map<string, VaultEntry>()
      if (stored === misfit) return { entries, farewells: [] }
      for (const [topic, input] of Object.entries(stored.entries)) {
        const entry = readVaultEntry(topic, input)
        // A wallet that waits to settle has to be told that it is over.
        const graceMs = entry?.kind === 'settling' ? limits.dayMs : 0
        if (entry && entry.expiresAt + graceMs > clock.now())
          entries.set(topic, entry)
      }
      return { entries, farewells: stored.farewells }
    } catch {
      return undefined
    }
  }
  function save() {
    const { entries, farewells } = content
    const isNeeded =
      farewells.length > 0 ||
      [...entries.values()].some(
        (entry) => entry.kind !== 'pairing' || entry.proposal,
      )
    try {
      if (!isNeeded) {
        lastText = undefined
        return store?.removeItem(vaultKey)
      }
      const text = JSON.stringify({
        entries: Object.fromEntries(entries),
        farewells,
      })
      store?.setItem(vaultKey, text)
      lastText = store?.getItem(vaultKey) === text ? text : undefined
    } catch {
      // Full or blocked: it lives for the visit.
      lastText = undefined
    }
  }
  function saveIdentity(): void {
    try {
      store?.setItem(identityKey, JSON.stringify(identity))
    } catch {
      // Another one is made for the next visit.
    }
  }
  function update(
    change: (entries: Map<string, VaultEntry>) => void,
    farewells?: (now: readonly Farewell[]) => readonly Farewell[],
  ): void {
    const now = withOwn(load() ?? content)
    const entries = new Map(now.entries)
    change(entries)
    const known = new Map(told)
    change(known)
    told = known
    content = {
      entries,
      farewells: farewells?.(now.farewells) ?? now.farewells,
    }
    save()
  }
  /** Adds what this tab wrote and another one, writing at once, lost. */
  function withOwn(now: Content): Content {
    const ended = new Set((readIdentity() ?? identity).ended)
    const entries = new Map(now.entries)
    for (const topic of own) {
      const entry = content.entries.get(topic)
      if (entry && !entries.has(topic) && !ended.has(topic))
        entries.set(topic, entry)
    }
    return { ...now, entries }
  }

  saveIdentity()
  environment.onStorageChange((key) => {
    if (key !== null && key !== vaultKey) return
    const stored = load()
    if (!stored) return
    const before = told
    const healed = withOwn(stored)
    content = healed
    told = healed.entries
    if (healed.entries.size !== stored.entries.size) save()
    onChange(before, healed.entries)
  }, signal)

  return {
    /** The seed by which relays know this client, as hex. */
    seed: () => identity.seed,
    get: (topic: string) => content.entries.get(topic),
    all: () => [...content.entries],
    set(topic: string, entry: VaultEntry): void {
      own.add(topic)
      update((entries) => entries.set(topic, entry))
    },
    remove(topic: string): void {
      own.delete(topic)
      if (!content.entries.has(topic)) return
      const ended = (readIdentity() ?? identity).ended
      identity = {
        ...identity,
        ended: [...ended, topic].slice(-maxEnded),
      }
      saveIdentity()
      update((entries) => entries.delete(topic))
    },
    farewells: () => content.farewells,
    addFarewell: (farewell: Farewell) =>
      update(
        () => undefined,
        (now) => [...now, farewell].slice(-maxEnded),
      ),
    removeFarewell: (farewell: Farewell) =>
      update(
        () => undefined,
        (now) => now.filter(({ message }) => message !== farewell.message),
      ),
  }
}
