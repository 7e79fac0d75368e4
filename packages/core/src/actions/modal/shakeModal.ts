import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { modalShakeMs } from '../../stores/modal.js'

/**
 * Shakes the modal once, for 500 ms: it may not be closed now.
 * @example
 * shakeModal(kit)
 */
export function shakeModal(kit: Kit): void {
  const { stores, tasks, environment } = kit[internals]
  const { modal } = stores
  if (modal.getState().isShaking) return
  const { signal } = tasks.supersede('shake')
  modal.setState({ isShaking: true })
  environment.clock.after(
    modalShakeMs,
    () => modal.setState({ isShaking: false }),
    signal,
  )
}
