import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
} from 'react'
import styles from './Tabs.module.css'

export type Tab = { id: string; label: string; count?: number | undefined }

export type TabsProps = Omit<ComponentPropsWithoutRef<'div'>, 'onSelect'> & {
  label: string
  tabs: readonly Tab[]
  selected: string
  onSelect: (id: string) => void
}

/** Tabs; the children are the panel of the selected one. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, tabs, selected, onSelect, children, ...rest },
  ref,
) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const at = tabs.findIndex((tab) => tab.id === selected)

  useEffect(() => {
    const tab = list.current?.children[at]
    if (list.current && tab) reveal(list.current, tab)
  }, [at])

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const buttons = [
      ...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]'),
    ]
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
    const backward = isRtl ? 'ArrowRight' : 'ArrowLeft'
    const from = tabs.findIndex((tab) => tab.id === selected)
    const to = {
      [forward]: (from + 1) % tabs.length,
      [backward]: (from - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key]
    const next = to === undefined ? undefined : tabs[to]
    if (to === undefined || !next) return
    event.preventDefault()
    buttons[to]?.focus()
    onSelect(next.id)
  }

  return (
    <div {...rest} ref={ref} data-part="tabs">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={styles.list}
        onKeyDown={move}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${index}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {(tab.count ?? 0) > 0 && (
              <span className={styles.count}> {tab.count}</span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${at}`}>
        {children}
      </div>
    </div>
  )
})

/** Scrolls a row of tabs, and nothing around it, to one of them. */
function reveal(list: Element, tab: Element): void {
  const [all, one] = [list, tab].map((part) => part.getBoundingClientRect())
  if (!all || !one) return
  if (one.left < all.left) list.scrollLeft += one.left - all.left
  else if (one.right > all.right) list.scrollLeft += one.right - all.right
}
