import {
  type ComponentType,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useSyncExternalStore,
} from 'react'
import type { Chunk, ChunkLoader, Chunks } from './createChunks.js'

/** The chunks that the nearest `KitProvider` has fetched. */
export const ChunksContext = createContext<Chunks | undefined>(undefined)

const absent = { status: 'absent' } as const

/**
 * Fetches a component when it is needed; returns a fetched one at once.
 * @param load undefined while it is not needed
 */
export function useChunk<props extends object>(
  load: ChunkLoader<props> | undefined,
): useChunk.ReturnType<props> {
  const chunks = useContext(ChunksContext)
  if (!chunks) throw new Error('Hasp: wrap this component in <KitProvider>.')
  const subscribe = useCallback(
    (listener: () => void) =>
      load ? chunks.subscribe(load, listener) : () => undefined,
    [chunks, load],
  )
  const chunk = useSyncExternalStore<Chunk<props>>(
    subscribe,
    () => (load ? chunks.get(load) : absent),
    () => absent,
  )
  const isAbsent = chunk.status === 'absent'

  useEffect(() => {
    if (!load || !isAbsent) return
    // After the next paint: requesting files delays it.
    const timer = setTimeout(() => void chunks.load(load))
    return () => clearTimeout(timer)
  }, [chunks, load, isAbsent])

  return {
    status: chunk.status,
    Component: chunk.status === 'loaded' ? chunk.Component : undefined,
    error: chunk.status === 'failed' ? chunk.error : undefined,
    retry: () => load && void chunks.load(load),
  }
}

export declare namespace useChunk {
  type ReturnType<props extends object> = {
    status: Chunk['status']
    Component: ComponentType<props> | undefined
    /** Why it could not be fetched. */
    error: unknown
    retry: () => void
  }
}
