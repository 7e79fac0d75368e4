import type { ModalState } from '../../stores/modal.js'
import type { ReadableStore } from '../../stores/ReadableStore.js'

/** Does something once no view is seen: nothing moves under a pointer. */
export function onceHidden(parameters: {
  readonly modal: ReadableStore<ModalState>
  readonly isSeen: (modal: ModalState) => boolean
  readonly run: () => void
  readonly signal: AbortSignal
}): void {
  const { isSeen, modal, run, signal } = parameters
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
