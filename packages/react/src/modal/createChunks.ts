import type { ComponentType } from 'react'

/** Components that were fetched, by name; they stay for the next time. */
export type Chunks = {
  /** The component, if it is here already. */
  get(name: string): ComponentType | undefined
  /** Fetches it once; after a failure, the next call tries again. */
  load(name: string, load: ChunkLoader): Promise<ComponentType>
}

export type ChunkLoader = () => Promise<{ readonly default: ComponentType }>

/**
 * Creates the place where a provider keeps what it fetched. Unlike
 * `React.lazy`, what is here is drawn at once, and a failure can be retried.
 */
export function createChunks(): Chunks {
  const here = new Map<string, ComponentType>()
  const pending = new Map<string, Promise<ComponentType>>()
  return {
    get: (name) => here.get(name),
    load(name, load) {
      const known = pending.get(name)
      if (known) return known
      const promise = load().then(
        (module) => {
          here.set(name, module.default)
          return module.default
        },
        (error: unknown) => {
          pending.delete(name)
          throw error
        },
      )
      pending.set(name, promise)
      return promise
    },
  }
}
