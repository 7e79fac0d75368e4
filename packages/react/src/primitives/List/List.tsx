import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  useEffect,
  useRef,
} from 'react'
import { joinClassNames } from '../joinClassNames.js'
import { useMergedRef } from '../useMergedRef.js'
import styles from './List.module.css'
import { findNextItem, settleTabStop, type TypedAhead } from './rovingFocus.js'

export type ListProps = ComponentPropsWithoutRef<'ul'> & {
  label?: string | undefined
}

/**
 * Rows to choose from, with arrows, Home, End and type-ahead; a long list is
 * one tab stop.
 */
export const List = forwardRef<HTMLUListElement, ListProps>(function List(
  { label, className, onKeyDown, onFocus, children, ...rest },
  ref,
) {
  const [own, attach] = useMergedRef(ref)
  const typed = useRef<TypedAhead>({ text: '', at: 0 })

  useEffect(() => {
    if (own.current) settleTabStop(own.current)
  })

  function move(event: KeyboardEvent<HTMLUListElement>) {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.ctrlKey || event.metaKey) return
    if (event.altKey) return
    const found = findNextItem(event.currentTarget, event, typed.current)
    typed.current = found.typed
    if (!found.item) return
    event.preventDefault()
    found.item.focus()
  }

  return (
    <ul
      aria-label={label}
      {...rest}
      ref={attach}
      className={joinClassNames(styles.list, className)}
      data-part="list"
      onKeyDown={move}
      onFocus={(event) => {
        onFocus?.(event)
        settleTabStop(event.currentTarget, event.target)
      }}
    >
      {children}
    </ul>
  )
})
