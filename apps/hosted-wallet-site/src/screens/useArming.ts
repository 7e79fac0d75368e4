import { useEffect, useState } from 'preact/hooks'
import { type Arming, armAfterMs } from '../guard/armingState.js'
import { watchSight } from '../guard/watchSight.js'
import type { PageEnvironment } from '../PageEnvironment.js'

/** Whether the visitor has really seen a request for long enough. */
export function useArming({
  environment,
  movesValue,
  parts,
  place,
}: {
  readonly environment: PageEnvironment
  readonly movesValue: boolean
  /** The card and its button, once they are drawn. */
  readonly parts: readonly (Element | null)[]
  readonly place: 'frame' | 'window'
}): Arming {
  const [arming, setArming] = useState<Arming>({ status: 'covered' })
  const [card, button] = parts
  useEffect(() => {
    if (!card || !button) return undefined
    return watchSight({
      ...environment,
      elements: [card, button],
      isFramed: place === 'frame',
      neededMs: neededMs({ movesValue, place }),
      onChange: setArming,
    })
  }, [environment, card, button, movesValue, place])
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
