import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps what was drawn last at hand for what runs later, so that an effect
 * need not begin anew when it changes.
 * @returns a reference whose `current` is the value of the last drawing
 * @example const latest = useLatest(onClose)
 */
export function useLatest<value>(value: value): Readonly<RefObject<value>> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
