import type { ModalState } from '../../stores/modal.js'
import type { ReadableStore } from '../../stores/ReadableStore.js'

/** Does something once the modal is closed: nothing moves under a pointer. */
export function onceClosed(
  modal: ReadableStore<ModalState>,
  run: () => void,
  signal: AbortSignal,
): void {
  if (!modal.getState().isOpen) {
    run()
    return
  }
  const stop = modal.subscribe(({ isOpen }) => {
    if (isOpen) return
    stop()
    run()
  })
  signal.addEventListener('abort', stop, { once: true })
}
