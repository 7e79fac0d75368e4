import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react'
import { MoreIcon } from '../../icons/MoreIcon.js'
import { IconButton } from '../IconButton/IconButton.js'
import { joinClassNames } from '../joinClassNames.js'
import { findNextItem } from '../List/rovingFocus.js'
import popoverStyles from '../Popover/Popover.module.css'
import { usePopover } from '../Popover/usePopover.js'
import styles from './Menu.module.css'

export type MenuItem = {
  id: string
  label: string
  icon?: ReactNode
  tone?: 'danger' | undefined
  onSelect: () => void
}

export type MenuProps = {
  /** Name of the button with the three dots. */
  label: string
  items: readonly MenuItem[]
}

/** Further actions behind three dots. */
export function Menu({ label, items }: MenuProps) {
  const menuId = useId()
  const { anchor, popover, isOpen, show, hide } = usePopover<
    HTMLButtonElement,
    HTMLDivElement
  >()

  useEffect(() => {
    if (isOpen) popover.current?.querySelector('button')?.focus()
  }, [isOpen, popover])

  function close() {
    hide()
    anchor.current?.focus()
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Tab') close()
    const { item } = findNextItem(event.currentTarget, event, {
      text: '',
      at: 0,
    })
    if (!item) return
    event.preventDefault()
    event.stopPropagation()
    item.focus()
  }

  return (
    <>
      <IconButton
        ref={anchor}
        label={label}
        icon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={isOpen ? hide : show}
      />
      <div
        id={menuId}
        ref={popover}
        popover="manual"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={joinClassNames(popoverStyles.popover, styles.menu)}
        data-part="menu"
        data-kit-popover=""
        onKeyDown={move}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            data-roving=""
            data-tone={item.tone}
            onClick={() => {
              close()
              item.onSelect()
            }}
          >
            {item.icon}
            {item.label}
          </button>
        ))}
      </div>
    </>
  )
}
