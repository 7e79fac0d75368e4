import type { ComponentType } from 'react'

/** Fetches a component: the same function is the same chunk. */
export type ChunkLoader<props extends object = object> = () => Promise<{
  readonly default: ComponentType<props>
}>

/** The loading state of a chunk. */
export type Chunk<props extends object = object> =
  | { readonly status: 'absent' | 'pending' }
  | { readonly status: 'loaded'; readonly Component: ComponentType<props> }
  | { readonly status: 'failed'; readonly error: unknown }

/** The components that a provider has fetched. */
export type Chunks = {
  get<props extends object>(load: ChunkLoader<props>): Chunk<props>
  /**
   * Fetches a component unless it is here or on its way; never rejects.
   * @param ready what has to settle as well before the component is drawn
   */
  load<props extends object>(
    load: ChunkLoader<props>,
    ready?: Promise<void>,
  ): Promise<void>
  /** Listens to every change of one chunk. */
  subscribe<props extends object>(
    load: ChunkLoader<props>,
    listener: () => void,
  ): () => void
}

type AnyLoader = () => Promise<unknown>

const absent = { status: 'absent' } as const

/**
 * Creates the store of what was fetched. Unlike `React.lazy`, a component that
 * is here is drawn at once, and a failure can be retried. A failure is kept
 * while somebody waits for the chunk; afterwards the next need tries again.
 */
export function createChunks(): Chunks {
  const chunks = new Map<AnyLoader, unknown>()
  const pending = new Map<AnyLoader, Promise<void>>()
  const waiting = new Map<AnyLoader, Set<() => void>>()

  // The value under a loader is what that loader loads.
  const get = <props extends object>(load: ChunkLoader<props>) =>
    (chunks.get(load) ?? absent) as Chunk<props>

  function set<props extends object>(
    load: ChunkLoader<props>,
    chunk: Chunk<props>,
  ) {
    const listeners = waiting.get(load)
    if (chunk.status === 'failed' && !listeners) chunks.delete(load)
    else chunks.set(load, chunk)
    for (const listener of listeners ?? []) listener()
  }

  async function run<props extends object>(
    load: ChunkLoader<props>,
    ready?: Promise<void>,
  ) {
    try {
      const [module] = await Promise.all([load(), ready])
      set(load, { status: 'loaded', Component: module.default })
    } catch (error) {
      set(load, { status: 'failed', error })
    } finally {
      pending.delete(load)
    }
  }

  return {
    get,
    load(load, ready) {
      const known = pending.get(load)
      if (known || get(load).status === 'loaded')
        return known ?? Promise.resolve()
      set(load, { status: 'pending' })
      const promise = run(load, ready)
      pending.set(load, promise)
      return promise
    },
    subscribe(load, listener) {
      const listeners = waiting.get(load) ?? new Set()
      waiting.set(load, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        waiting.delete(load)
        if (get(load).status === 'failed') chunks.delete(load)
      }
    },
  }
}
