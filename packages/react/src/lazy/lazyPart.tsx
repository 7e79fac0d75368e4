import type { ComponentType } from 'react'
import type { ChunkLoader } from './createChunks.js'
import { useChunk } from './useChunk.js'

/**
 * A component whose code is fetched when it is first drawn. It is drawn as soon
 * as it has loaded: React would hold back what a `Suspense` reveals.
 * @param load fetches the component
 * @param parameters.Pending keeps its place meanwhile; nothing unless given
 * @param parameters.Failed stands in for it and offers `retry`
 */
export function lazyPart<props extends object>(
  load: ChunkLoader<props>,
  parameters: lazyPart.Parameters<props>,
): ComponentType<props> {
  return (props) => <LazyPart {...parameters} load={load} props={props} />
}

export declare namespace lazyPart {
  type Parameters<props extends object> = {
    Pending?: ComponentType<props> | undefined
    Failed: ComponentType<props & { retry: () => void }>
  }
}

type LazyPartProps<props extends object> = lazyPart.Parameters<props> & {
  load: ChunkLoader<props>
  props: props
}

function LazyPart<props extends object>(part: LazyPartProps<props>) {
  const { Failed, load, Pending, props } = part
  const { Component, retry, status } = useChunk(load)
  if (Component) return <Component {...props} />
  if (status === 'failed') return <Failed {...props} retry={retry} />
  return Pending ? <Pending {...props} /> : null
}
