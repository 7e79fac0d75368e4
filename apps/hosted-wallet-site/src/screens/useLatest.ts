import { useRef } from 'preact/hooks'

/** The value of the last drawing, for what is called later. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value)
  latest.current = value
  return latest
}
