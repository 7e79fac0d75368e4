import { useCallback, useEffect, useRef, useState } from 'react'

const gap = 6
const edge = 8

/**
 * A popover under its anchor, in the top layer where the browser has one.
 * Escape and a press elsewhere close it.
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

  /** Says whether it was open. */
  const close = useCallback(() => {
    const element = popover.current
    if (!element || !('open' in element.dataset)) return false
    delete element.dataset.open
    if ('hidePopover' in element) element.hidePopover()
    setIsOpen(false)
    return true
  }, [])
  const hide = useCallback(() => void close(), [close])

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
        // A pointer that left has closed it, and presses what it wants to.
        if (isOutside(event) && close()) dropClick()
      },
      listening,
    )
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.isComposing || !close()) return
        event.preventDefault()
        event.stopPropagation()
        anchor.current?.focus()
      },
      listening,
    )
    window.addEventListener(
      'resize',
      () => {
        if (anchor.current && popover.current)
          placePopover(anchor.current, popover.current)
      },
      { signal: abort.signal },
    )
    return () => abort.abort()
  }, [isOpen, close])

  return { anchor, popover, isOpen, show, hide }
}

/**
 * Drops the click of the press that closed a popover: it was not meant for
 * what lies beneath.
 */
function dropClick(): void {
  const abort = new AbortController()
  const listening = { capture: true, signal: abort.signal }
  document.addEventListener(
    'click',
    (event) => {
      abort.abort()
      // Of a key, not of a pointer.
      if (event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
    listening,
  )
  document.addEventListener('pointerdown', () => abort.abort(), listening)
}

/**
 * Puts a popover under its anchor, or above it, inside the modal: with its
 * start or its end at the anchor's, whichever is nearer to the edge.
 */
function placePopover(anchor: HTMLElement, popover: HTMLElement): void {
  const from = anchor.getBoundingClientRect()
  const card = anchor.closest('dialog')?.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = popover
  const below = from.bottom + gap
  const fitsBelow = below + height <= innerHeight - edge
  const top = fitsBelow ? below : Math.max(edge, from.top - gap - height)
  const [min, max] = [card?.left ?? 0, card?.right ?? innerWidth]
  const isLeft = from.left - min < max - from.right
  const wanted = isLeft ? from.left : from.right - width
  const left = Math.min(Math.max(min + edge, wanted), max - width - edge)
  popover.style.setProperty('--kit-left', `${left}px`)
  popover.style.setProperty('--kit-top', `${top}px`)
}
