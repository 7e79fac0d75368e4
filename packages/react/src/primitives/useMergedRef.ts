import {
  type ForwardedRef,
  type MutableRefObject,
  useCallback,
  useRef,
} from 'react'

/**
 * A ref of one's own beside the one that was forwarded.
 * @returns the own ref, to read, and the callback to give to the element
 */
export function useMergedRef<element>(
  forwarded: ForwardedRef<element>,
): [
  own: MutableRefObject<element | null>,
  attach: (node: element | null) => void,
] {
  const own = useRef<element | null>(null)
  const attach = useCallback(
    (node: element | null) => {
      own.current = node
      if (typeof forwarded === 'function') forwarded(node)
      else if (forwarded) forwarded.current = node
    },
    [forwarded],
  )
  return [own, attach]
}
