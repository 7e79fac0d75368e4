import type { ComponentType } from 'react'
import type { ChunkLoader } from './createChunks.js'
import { useChunk } from './useChunk.js'

/**
 * A component whose code is fetched when it is first drawn. It is drawn as soon
 * as it is there: React holds back what a `Suspense` reveals.
 * @param load fetches the component
 * @param parameters.Pending keeps its place meanwhile; nothing unless given
 * @param parameters.Failed stands in for it and offers `retry`
 */
export function lazyPart<props extends object>(
  load: ChunkLoader<props>,
  { Pending, Failed }: lazyPart.Parameters<props>,
): ComponentType<props> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, as React.lazy is
  return function LazyPart(props) {
    const { Component, retry, status } = useChunk(load)
    if (Component) return <Component {...props} />
    if (status === 'failed') return <Failed {...props} retry={retry} />
    return Pending ? <Pending {...props} /> : null
  }
}

export declare namespace lazyPart {
  type Parameters<props extends object> = {
    Pending?: ComponentType<props> | undefined
    Failed: ComponentType<props & { retry: () => void }>
  }
}
