import type { Route } from '@hasp/core'
import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { useModalState } from '../hooks/internal/modal/useModalState.js'
import { useChunk } from './useChunk.js'
import { viewLoader } from './viewRegistry.js'

/** A view that is not here yet leaves the last one so long on show. */
const skeletonAfterMs = 150

/** What an outlet draws. */
export type ShownView = {
  /** Another one means another view on show. */
  readonly key: string
  readonly route: Route
  readonly content: 'view' | 'skeleton' | 'failure'
  readonly View: ComponentType | undefined
  /** Nothing has been on show since the opening. */
  readonly isFirst: boolean
}

/** Finds what to draw for a route: its view, a skeleton or a failure. */
export function useShownView(
  route: Route,
  depth: number,
): { shown: ShownView; retry: () => void } {
  const { after } = useModalState()
  const { view } = route
  const load = useMemo(() => viewLoader(view), [view])
  const { Component, error, retry } = useChunk(view, load)
  const [last, setLast] = useState<ShownView | undefined>(undefined)
  const [lateKey, setLateKey] = useState<string | undefined>(undefined)

  const key = `${depth}:${view}`
  const isWaiting = Component === undefined && error === undefined
  const isHeld = isWaiting && last !== undefined && lateKey !== key
  const content = Component ? 'view' : isWaiting ? 'skeleton' : 'failure'
  const [isFirst, setIsFirst] = useState(true)
  if (isFirst && content !== 'skeleton') setIsFirst(false)
  const next: ShownView = { key, route, content, View: Component, isFirst }
  if (Component && (last?.key !== key || last.route !== route)) setLast(next)

  useEffect(() => {
    if (!isHeld) return
    const abort = new AbortController()
    after(skeletonAfterMs, () => setLateKey(key), abort.signal)
    return () => abort.abort()
  }, [isHeld, key, after])

  return { shown: isHeld ? last : next, retry }
}
