import { type RefObject, useEffect } from 'react'
import { useLatest } from '../../hooks/internal/react/useLatest.js'

const presses = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
] as const

/**
 * Reports a press beside the modal. It is taken in the window's capture
 * phase: a dialog of the page behind would close itself too.
 */
export function useBackdropPress(
  dialog: RefObject<HTMLDialogElement | null>,
  onPress: () => void,
): void {
  const latest = useLatest(onPress)

  useEffect(() => {
    const abort = new AbortController()
    let hasBegun = false
    const handle = (event: Event) => {
      const element = dialog.current
      if (event.type === 'pointerdown') hasBegun = false
      if (!element || event.target !== element) return
      event.stopImmediatePropagation()
      const isBeside = event instanceof MouseEvent && isOutside(element, event)
      if (event.type === 'pointerdown') hasBegun = isBeside
      if (event.type === 'click' && hasBegun && isBeside) latest.current()
    }
    for (const type of presses)
      window.addEventListener(type, handle, {
        capture: true,
        passive: true,
        signal: abort.signal,
      })
    return () => abort.abort()
  }, [dialog])
}

function isOutside(element: Element, { clientX, clientY }: MouseEvent) {
  const { bottom, left, right, top } = element.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
