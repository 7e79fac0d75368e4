import { type RefObject, useEffect } from 'react'

/**
 * Keeps the modal above a keyboard on the screen. Phones lay the keyboard over
 * the page: only the visual viewport says how much of it is hidden.
 */
export function useKeyboardInset(
  dialog: RefObject<HTMLDialogElement | null>,
): void {
  useEffect(() => {
    const element = dialog.current
    const viewport = window.visualViewport
    if (!element || !viewport) return
    const abort = new AbortController()
    const { signal } = abort
    const fit = () => {
      const seen = viewport.height + viewport.offsetTop
      // Zoomed in by two fingers, a page is hidden without a keyboard.
      const isZoomed = viewport.scale > 1.01
      const hidden = isZoomed ? 0 : Math.max(window.innerHeight - seen, 0)
      if (hidden === 0) element.style.removeProperty('--kit-keyboard')
      else element.style.setProperty('--kit-keyboard', `${hidden}px`)
      const { activeElement } = document
      if (hidden > 0 && element.contains(activeElement))
        activeElement?.scrollIntoView({ block: 'nearest' })
    }
    viewport.addEventListener('resize', fit, { signal })
    viewport.addEventListener('scroll', fit, { signal })
    fit()
    return () => abort.abort()
  }, [dialog])
}
