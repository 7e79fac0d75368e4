import { type ComponentType, useEffect, useState } from 'react'
import { useKitRoot } from '../hooks/internal/modal/useKitRoot.js'
import type { ChunkLoader } from './createChunks.js'

export type ChunkState = {
  readonly Component: ComponentType | undefined
  /** Why it could not be fetched. */
  readonly error: unknown
  readonly retry: () => void
}

type Outcome = {
  readonly name: string | undefined
  readonly round: number
  readonly error?: unknown
}

/**
 * A component that is fetched when it is needed, and drawn at once when it is
 * here already.
 * @param name undefined while it is not needed
 * @param load the same function on every call for a name
 */
export function useChunk(
  name: string | undefined,
  load: ChunkLoader,
): ChunkState {
  const { chunks } = useKitRoot()
  const [round, setRound] = useState(0)
  const [outcome, setOutcome] = useState<Outcome>({ name: undefined, round })
  const Component = name === undefined ? undefined : chunks.get(name)
  const isMissing = name !== undefined && Component === undefined

  useEffect(() => {
    if (!isMissing) return
    const abort = new AbortController()
    const tell = (error?: unknown) => {
      if (!abort.signal.aborted) setOutcome({ name, round, error })
    }
    // After what the visitor did has been painted: asking for files takes time.
    const timer = setTimeout(() => {
      chunks.load(name, load).then(() => tell(), tell)
    })
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [chunks, name, load, isMissing, round])

  const isCurrent = outcome.name === name && outcome.round === round
  return {
    Component,
    error: isCurrent ? outcome.error : undefined,
    retry: () => setRound((count) => count + 1),
  }
}
