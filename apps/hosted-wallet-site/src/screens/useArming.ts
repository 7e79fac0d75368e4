import { useEffect, useRef, useState } from 'preact/hooks'
import { type Arming, armAfterMs } from '../guard/armingState.js'
import { type SightWatch, watchSight } from '../guard/watchSight.js'
import type { PageEnvironment } from '../PageEnvironment.js'

/** Whether the visitor has really seen a request for long enough. */
export function useArming({
  environment,
  movesValue,
  parts,
  place,
  shown,
}: {
  readonly environment: PageEnvironment
  readonly movesValue: boolean
  /** The card and its button, once they are drawn. */
  readonly parts: readonly (Element | null)[]
  readonly place: 'frame' | 'window'
  /** What has to be seen; another one has to be seen anew. */
  readonly shown: object | undefined
}): Arming {
  const [arming, setArming] = useState<Arming>({ status: 'covered' })
  const [card, button] = parts
  const watch = useRef<SightWatch>(undefined)
  useEffect(() => {
    if (!card || !button) return undefined
    const started = watchSight({
      ...environment,
      elements: [card, button],
      isFramed: place === 'frame',
      neededMs: neededMs({ movesValue, place }),
      onChange: setArming,
    })
    watch.current = started
    return started.stop
  }, [environment, card, button, movesValue, place])
  useEffect(() => {
    if (shown) watch.current?.restart()
  }, [shown])
  return arming
}

function neededMs({
  movesValue,
  place,
}: {
  readonly movesValue: boolean
  readonly place: 'frame' | 'window'
}): number {
  if (place === 'window') return armAfterMs.window
  return movesValue ? armAfterMs.value : armAfterMs.plain
}
