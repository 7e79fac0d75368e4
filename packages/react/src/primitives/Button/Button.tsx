import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useId,
} from 'react'
import { joinClassNames } from '../joinClassNames.js'
import { Spinner } from '../Spinner/Spinner.js'
import { usePressGuard } from '../usePressGuard.js'
import styles from './Button.module.css'

export type ButtonProps = ComponentPropsWithoutRef<'button'> & {
  tone?: 'primary' | 'quiet' | undefined
  size?: 'regular' | 'small' | undefined
  /** As wide as its container, which is the default of regular buttons. */
  block?: boolean | undefined
  busy?: boolean | undefined
  /** What it is doing ("Sending…"); the width fits both labels. */
  busyLabel?: string | undefined
  icon?: ReactNode
  /** Why it cannot be pressed now; it stays focusable. */
  unavailable?: string | undefined
}

/** A button. The second half of a double press is dropped. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(
  function Button(
    {
      tone = 'primary',
      size = 'regular',
      block = size === 'regular',
      busy = false,
      busyLabel,
      icon,
      unavailable,
      className,
      onClick,
      children,
      ...rest
    },
    ref,
  ) {
    const reasonId = useId()
    const counts = usePressGuard()
    return (
      <button
        type="button"
        aria-describedby={unavailable ? reasonId : undefined}
        {...rest}
        ref={ref}
        className={joinClassNames(styles.button, className)}
        data-part="button"
        data-tone={tone}
        data-size={size}
        data-block={block ? '' : undefined}
        data-state={busy ? 'busy' : unavailable ? 'unavailable' : 'rest'}
        aria-busy={busy || rest['aria-busy']}
        aria-disabled={unavailable ? true : rest['aria-disabled']}
        onClick={(event) => {
          if (busy || unavailable || !counts(event)) event.preventDefault()
          else onClick?.(event)
        }}
      >
        {busy ? <Spinner size={16} /> : icon}
        <span className={styles.labels}>
          <span data-shown={!(busy && busyLabel)}>{children}</span>
          {busyLabel && <span data-shown={busy}>{busyLabel}</span>}
        </span>
        {unavailable && (
          <span id={reasonId} hidden>
            {unavailable}
          </span>
        )}
      </button>
    )
  },
)
