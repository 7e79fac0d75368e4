import { type RefObject, useEffect } from 'react'
import { useLatest } from '../../hooks/internal/react/useLatest.js'
import { isPopoverOpen } from '../../primitives/Popover/isPopoverOpen.js'

type Handlers = { readonly onBack: () => void; readonly onEscape: () => void }

/**
 * The modal's keys. Escape is taken in the window's capture phase: a dialog of
 * the page behind would close itself too.
 */
export function useModalKeys({
  dialog,
  ...handlers
}: Handlers & { dialog: RefObject<HTMLDialogElement | null> }): void {
  const latest = useLatest(handlers)

  useEffect(() => {
    const abort = new AbortController()
    const handle = (event: KeyboardEvent) => {
      const element = dialog.current
      if (!element?.open || event.isComposing || !concerns(element, event))
        return
      if (event.key === 'Escape') {
        // An open popover of ours takes the key, which is on its way to it, and
        // so does what is being typed.
        if (isPopoverOpen(element) || hasOwnEscape(event.target)) return
        event.stopImmediatePropagation()
        event.preventDefault()
        latest.current.onEscape()
      } else if (event.key === 'ArrowLeft' && event.altKey) {
        event.preventDefault()
        latest.current.onBack()
      } else if (event.key === '/' && !isTyping(event.target)) {
        const search = element.querySelector<HTMLElement>(
          'input[type="search"]',
        )
        if (!search) return
        event.preventDefault()
        search.focus()
      }
    }
    window.addEventListener('keydown', handle, {
      capture: true,
      signal: abort.signal,
    })
    return () => abort.abort()
  }, [dialog])
}

/** Whether the key was pressed in the modal, or on the page as a whole. */
function concerns(dialog: HTMLElement, { target }: Event): boolean {
  return (
    target instanceof Node &&
    (dialog.contains(target) || target.contains(dialog))
  )
}

/** Whether what has the focus ends something of its own first. */
function hasOwnEscape(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-escape]') !== null
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input, textarea, [contenteditable]')
  )
}
