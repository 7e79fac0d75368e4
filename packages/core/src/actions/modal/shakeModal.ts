import type { Kit } from '../../kit/Kit.js'
import { modalShakeMs } from '../../stores/modal.js'

/**
 * Shakes the modal once, for 500 ms: it may not be closed now.
 * @example
 * shakeModal(kit)
 */
export function shakeModal(kit: Kit): void {
  const { modal } = kit.stores
  if (modal.getState().isShaking) return
  const { signal } = kit.tasks.supersede('shake')
  modal.setState({ isShaking: true })
  kit.environment.clock.after(
    modalShakeMs,
    () => modal.setState({ isShaking: false }),
    signal,
  )
}
