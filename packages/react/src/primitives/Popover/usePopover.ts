import { useCallback, useEffect, useRef, useState } from 'react'
import { placePopover } from './placePopover.js'

/**
 * Something small that opens under its anchor, in the top layer where the
 * browser has one. Escape and a press elsewhere close it.
 */
export function usePopover<
  anchor extends HTMLElement,
  popover extends HTMLElement,
>() {
  const anchor = useRef<anchor>(null)
  const popover = useRef<popover>(null)
  const [isOpen, setIsOpen] = useState(false)

  const show = useCallback(() => {
    const element = popover.current
    if (!element || !anchor.current || 'open' in element.dataset) return
    element.dataset.open = ''
    if ('showPopover' in element) element.showPopover()
    placePopover(anchor.current, element)
    setIsOpen(true)
  }, [])

  const hide = useCallback(() => {
    const element = popover.current
    if (!element || !('open' in element.dataset)) return
    delete element.dataset.open
    if ('hidePopover' in element) element.hidePopover()
    setIsOpen(false)
  }, [])

  useEffect(() => {
    if (!isOpen) return
    const abort = new AbortController()
    const listening = { capture: true, signal: abort.signal }
    const isOutside = ({ target }: Event) =>
      !(target instanceof Node) ||
      !(anchor.current?.contains(target) || popover.current?.contains(target))
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (isOutside(event)) hide()
      },
      listening,
    )
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.isComposing) return
        event.preventDefault()
        event.stopPropagation()
        hide()
        anchor.current?.focus()
      },
      listening,
    )
    return () => abort.abort()
  }, [isOpen, hide])

  return { anchor, popover, isOpen, show, hide }
}
