import type { ModalState } from '../../stores/modal.js'
import type { ReadableStore } from '../../stores/ReadableStore.js'

/** Does something once no view is seen: nothing moves under a pointer. */
export function onceHidden(
  modal: ReadableStore<ModalState>,
  run: () => void,
  signal: AbortSignal,
): void {
  if (!isSeen(modal.getState())) {
    run()
    return
  }
  const stop = modal.subscribe((state) => {
    if (isSeen(state)) return
    stop()
    run()
  })
  signal.addEventListener('abort', stop, { once: true })
}

const isSeen = ({ embeddedCount, isOpen }: ModalState) =>
  isOpen || embeddedCount > 0
