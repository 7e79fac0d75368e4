import { forwardRef, type HTMLAttributes, type ReactNode, useId } from 'react'
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.js'
import { joinClassNames } from '../joinClassNames.js'
import { PressOrLink } from '../PressOrLink.js'
import { Spinner } from '../Spinner/Spinner.js'
import { Tag } from '../Tag/Tag.js'
import styles from './ListRow.module.css'

export type ListRowProps = Omit<HTMLAttributes<HTMLElement>, 'title'> & {
  title: ReactNode
  subtitle?: ReactNode
  /** A logo; decoration, for the title says what it is. */
  leading?: ReactNode
  tag?: string | undefined
  trailing?: ReactNode
  /** Leads to another view. */
  chevron?: boolean | undefined
  current?: boolean | undefined
  busy?: boolean | undefined
  /** Why it cannot be chosen; shown in place of the subtitle. */
  unavailable?: string | undefined
  /** Further actions, beside the row's own target. */
  menu?: ReactNode
  href?: string | undefined
  dense?: boolean | undefined
}

/** One row of a `List`: a button as wide as the row, or a link. */
export const ListRow = forwardRef<HTMLElement, ListRowProps>(function ListRow(
  {
    title,
    subtitle,
    leading,
    tag,
    trailing,
    chevron,
    current,
    busy,
    unavailable,
    menu,
    dense,
    className,
    onClick,
    ...rest
  },
  ref,
) {
  const reasonId = useId()
  return (
    <li className={styles.row}>
      <PressOrLink
        aria-describedby={unavailable ? reasonId : undefined}
        {...rest}
        className={joinClassNames(styles.target, className)}
        data-part="list-row"
        data-state={unavailable ? 'unavailable' : busy ? 'busy' : 'rest'}
        data-dense={dense ? '' : undefined}
        data-roving=""
        aria-current={current || undefined}
        aria-busy={busy || undefined}
        aria-disabled={unavailable ? true : undefined}
        onClick={(event) => {
          if (unavailable || busy) event.preventDefault()
          else onClick?.(event)
        }}
        ref={ref}
      >
        {leading && (
          <span className={styles.leading} aria-hidden="true">
            {leading}
          </span>
        )}
        <span className={styles.texts}>
          <bdi>{title}</bdi>
          {unavailable ? (
            <span className={styles.subtitle} id={reasonId}>
              {unavailable}
            </span>
          ) : (
            subtitle && <span className={styles.subtitle}>{subtitle}</span>
          )}
        </span>
        {tag && <Tag tone={current ? 'accent' : 'neutral'}>{tag}</Tag>}
        {trailing && <span className={styles.trailing}>{trailing}</span>}
        {busy && <Spinner size={16} />}
        {chevron && <ChevronRightIcon size={16} />}
      </PressOrLink>
      {menu}
    </li>
  )
})
