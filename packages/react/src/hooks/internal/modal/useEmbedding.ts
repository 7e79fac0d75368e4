import type { Kit } from '@hasp/core'
import { embedViews, internals } from '@hasp/core/internal'
import { useEffect, useState } from 'react'
import { useKit } from '../../useKit.js'

/**
 * Says that the page shows the views in itself.
 * @returns false until the kit uses what an earlier visit learned of the
 * project: nothing of it moves what has been drawn
 */
export function useEmbedding(): boolean {
  const kit = useKit()
  const [readyKit, setReadyKit] = useState<Kit>()
  const { project } = kit[internals]
  useEffect(() => embedViews(kit), [kit])
  useEffect(() => {
    let isOver = false
    void project?.then(() => {
      if (!isOver) setReadyKit(kit)
    })
    return () => {
      isOver = true
    }
  }, [kit, project])
  return !project || readyKit === kit
}
