import { useKitRoot } from './useKitRoot.js'

/** Events that a host page's dialogs listen for to close or to lock. */
const kept = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'touchstart',
  'touchmove',
  'touchend',
  'wheel',
  'focusin',
  'focusout',
  'keydown',
  'keyup',
]

/**
 * The element outside of the page's layout into which the kit draws. What
 * happens inside stays inside: dialogs of the page must not take it for a
 * press elsewhere.
 */
export function usePortalHost(): HTMLElement {
  const { portal } = useKitRoot()
  portal.host ??= createPortalHost()
  return portal.host
}

function createPortalHost(): HTMLElement {
  const host = document.createElement('div')
  host.dataset.kitHost = ''
  host.style.setProperty('position', 'fixed')
  host.style.setProperty('inset-block-start', '0')
  for (const type of kept)
    host.addEventListener(type, (event) => event.stopPropagation(), {
      passive: true,
    })
  return host
}
