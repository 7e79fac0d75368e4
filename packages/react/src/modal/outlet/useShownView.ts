import type { Route } from '@hasp/core'
import {
  type ComponentType,
  useDeferredValue,
  useEffect,
  useState,
} from 'react'
import type { OwnViewProps } from '../../hooks/internal/modal/useKitRoot.js'
import { useModalState } from '../../hooks/internal/modal/useModalState.js'
import { useChunk } from '../../lazy/useChunk.js'
import { useViewLoader } from './useViewLoader.js'

/** How long the last view stays while the next is on its way. */
const skeletonAfterMs = 600

/** What an outlet draws. */
export type ShownView = {
  /** Another one means another view on show. */
  readonly key: string
  readonly route: Route
  /** How long the history was when it came. */
  readonly depth: number
  /** There is an earlier view, and what was sent is not behind it. */
  readonly canGoBack: boolean
  readonly content: 'view' | 'skeleton' | 'failure'
  readonly View: ComponentType<OwnViewProps> | undefined
  /** Nothing has been on show since the opening. */
  readonly isFirst: boolean
  /** The next view is on its way. */
  readonly isHeld: boolean
}

/**
 * Finds what to draw for a route: its view, a skeleton or a failure. The press
 * that led there is answered in a frame of its own, before the view is drawn.
 */
export function useShownView(
  route: Route,
  depth: number,
): { shown: ShownView; retry: () => void } {
  const { clock } = useModalState()
  const { view } = route
  const { Component, retry, status } = useChunk(useViewLoader()(view))
  const [last, setLast] = useState<ShownView | undefined>(undefined)
  const [lateKey, setLateKey] = useState<string | undefined>(undefined)

  const key = `${depth}:${view}`
  const drawnKey = useDeferredValue(key)
  const isAnswering = drawnKey !== key && last?.key === drawnKey
  const isWaiting = Component === undefined && status !== 'failed'
  const isHeld =
    last !== undefined && (isAnswering || (isWaiting && lateKey !== key))
  const content = Component ? 'view' : isWaiting ? 'skeleton' : 'failure'
  const [isFirst, setIsFirst] = useState(true)
  if (isFirst && content !== 'skeleton') setIsFirst(false)
  const next: ShownView = {
    ...{ key, route, depth, content, isFirst },
    canGoBack: depth > 1 && view !== 'SendConfirmed',
    View: Component,
    isHeld: false,
  }
  if (Component && !isAnswering && (last?.key !== key || last.route !== route))
    setLast(next)

  useEffect(() => {
    if (!isHeld) return
    const abort = new AbortController()
    clock.after(skeletonAfterMs, () => setLateKey(key), abort.signal)
    return () => abort.abort()
  }, [isHeld, key, clock])

  return { shown: isHeld ? { ...last, isHeld } : next, retry }
}
