import type { KitEventName, KitEvents } from '@hasp/core'
import { useEffect } from 'react'
import { useLatest } from './internal/react/useLatest.js'
import { useKit } from './useKit.js'

/**
 * Listens to an event of the kit while the component is mounted.
 * @param name e.g. `CONNECT_SUCCESS`
 * @param listener the newest one is called
 * @example
 * import { useKitEvents } from '@hasp/react'
 *
 * useKitEvents('DISCONNECT', () => location.assign('/'))
 */
export function useKitEvents<name extends KitEventName>(
  name: name,
  listener: (data: KitEvents[name]) => void,
): void {
  const kit = useKit()
  const latest = useLatest(listener)
  useEffect(
    () => kit.events.on(name, (data) => latest.current(data)),
    [kit, name],
  )
}
