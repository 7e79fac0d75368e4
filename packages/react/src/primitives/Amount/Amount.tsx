import {
  type ClipboardEvent,
  type ComponentPropsWithoutRef,
  forwardRef,
} from 'react'
import { joinClassNames } from '../joinClassNames.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'
import styles from './Amount.module.css'
import { RollingText } from './RollingText.js'

export type AmountProps = Omit<ComponentPropsWithoutRef<'span'>, 'hidden'> & {
  /** Written out for the visitor's locale. */
  value: string
  /**
   * To the last digit, where `value` is shorter: the title, and what is copied.
   */
  exact?: string | undefined
  symbol?: string | undefined
  /** Covered, because somebody may be looking. */
  hidden?: boolean | undefined
  hiddenLabel?: string | undefined
  size?: 'row' | 's' | 'm' | undefined
}

/** An amount whose digits never jump. */
export const Amount = forwardRef<HTMLSpanElement, AmountProps>(function Amount(
  { value, exact, symbol, hidden, hiddenLabel, size = 'row', ...rest },
  ref,
) {
  const full = !hidden && exact && withSymbol(exact, symbol)
  const length = value.length + (symbol?.length ?? 0)
  return (
    <span
      title={full || undefined}
      onCopy={full ? (event) => copyExact(event, full) : undefined}
      {...rest}
      ref={ref}
      data-fit={
        size === 'm' && length > 13 ? (length > 18 ? 's' : 'm') : undefined
      }
      className={joinClassNames(styles.amount, rest.className)}
      dir="ltr"
      translate="no"
      data-part="amount"
      data-size={size}
      data-state={hidden ? 'hidden' : 'shown'}
    >
      {hidden ? (
        <>
          <span aria-hidden="true">••••</span>
          <VisuallyHidden>{hiddenLabel}</VisuallyHidden>
        </>
      ) : (
        <RollingText text={value} />
      )}
      {symbol && ` ${symbol}`}
    </span>
  )
})

function withSymbol(amount: string, symbol: string | undefined): string {
  return symbol ? `${amount} ${symbol}` : amount
}

/** Copying a shortened amount copies the full one. */
function copyExact(event: ClipboardEvent, full: string) {
  const selected = String(document.getSelection())
  if (selected.trim() !== event.currentTarget.textContent?.trim()) return
  event.clipboardData.setData('text/plain', full)
  event.preventDefault()
}
