import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { useLatest } from '../../hooks/internal/react/useLatest.js'
import { findFocus, focusView } from '../outlet/focusView.js'
import { reportLostFocus } from '../outlet/reportLostFocus.js'
import { lockScroll } from './lockScroll.js'

/**
 * Shows the dialog in the top layer while it is mounted. Afterwards the focus
 * is where it came from, and the page is as it was.
 * @param parameters.isAside it is out of the way for a while, and not at its end
 * @param parameters.onDismiss the browser closed it by itself, e.g. by a
 * phone's back gesture
 * @param parameters.isOpen whether it is still to be shown
 */
export function useShownDialog(parameters: {
  dialog: RefObject<HTMLDialogElement | null>
  host: HTMLElement
  isAside: boolean
  onDismiss: () => void
  isOpen: () => boolean
}): void {
  const { dialog, host, isAside, isOpen, onDismiss } = parameters
  const dismiss = useLatest(onDismiss)
  const latestIsAside = useLatest(isAside)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const abort = new AbortController()
    const { signal } = abort
    const opener = document.activeElement
    document.body.append(host)
    showFocused(element)
    const unlock = lockScroll()
    // Whoever closes it before this is here sees it go at once.
    let playExit: ((dialog: HTMLDialogElement) => void) | undefined
    import('./playExit.js').then(
      (part) => {
        playExit = part.playExit
      },
      () => undefined,
    )

    const request = (event: Event) => {
      if (event.target !== element) return
      event.preventDefault()
      dismiss.current()
    }
    element.addEventListener('cancel', request, { signal })
    // A blocked closing that the browser did all the same is taken back.
    const reopen = (event: Event) => {
      if (event.target !== element || element.open) return
      if (latestIsAside.current) return
      element.showModal()
      dismiss.current()
    }
    element.addEventListener('close', reopen, { signal })
    return () => {
      abort.abort()
      // StrictMode takes an effect back without closing anything.
      if (!isOpen()) playExit?.(element)
      element.close()
      host.remove()
      unlock()
      returnFocus(opener)
    }
  }, [dialog, host, isOpen])

  // Afterwards: React hears nothing while it changes the document.
  useEffect(() => () => reportLostFocus(host), [host])

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !isAside) return
    element.close()
    return () => {
      if (element.isConnected && !element.open) showFocused(element)
    }
  }, [dialog, isAside])
}

/** The focus moves once: the dialog gives it where the view wants it. */
function showFocused(element: HTMLDialogElement): void {
  const target = findFocus(element)
  target?.toggleAttribute('autofocus', true)
  element.showModal()
  target?.removeAttribute('autofocus')
  if (document.activeElement !== target) focusView(element)
}

function returnFocus(opener: Element | null): void {
  const target = opener?.isConnected
    ? opener
    : document.querySelector('[data-part="connect-button"] button')
  if (target instanceof HTMLElement && target !== document.body)
    target.focus({ preventScroll: true })
}
