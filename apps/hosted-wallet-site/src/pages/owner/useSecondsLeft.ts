import { useEffect, useState } from 'preact/hooks'
import type { PageEnvironment } from '../../PageEnvironment.js'

/** Counts down to a moment; nothing less than zero. */
export function useSecondsLeft(
  { after, now }: Pick<PageEnvironment, 'after' | 'now'>,
  endsAtMs: number,
): number {
  const [atMs, setAtMs] = useState(now)
  const leftMs = Math.max(0, endsAtMs - atMs)
  useEffect(() => {
    if (leftMs === 0) return
    return after(Math.min(leftMs, 1_000), () => setAtMs(now()))
  }, [after, leftMs, now])
  return Math.ceil(leftMs / 1_000)
}
