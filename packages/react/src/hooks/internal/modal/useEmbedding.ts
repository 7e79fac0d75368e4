import type { Kit } from '@hasp/core'
import { embedViews, internals } from '@hasp/core/internal'
import { useEffect, useState } from 'react'
import { useKit } from '../../useKit.js'

/** So long the views in the page wait for what moves them. */
const patienceMs = 500

/**
 * Says that the page shows the views in itself.
 * @returns false until the kit uses what an earlier visit learned of the
 * project, which would move what has been drawn; on a slow network it has to
 * wait itself then
 */
export function useEmbedding(): boolean {
  const kit = useKit()
  const [readyKit, setReadyKit] = useState<Kit>()
  const { environment, project } = kit[internals]
  const isReady = !project || readyKit === kit
  useEffect(() => {
    if (isReady) return embedViews(kit)
    const abort = new AbortController()
    const { signal } = abort
    const settle = () => {
      if (!signal.aborted) setReadyKit(kit)
    }
    void project.then(settle)
    environment.clock.after(patienceMs, settle, signal)
    return () => abort.abort()
  }, [kit, project, environment, isReady])
  return isReady
}
