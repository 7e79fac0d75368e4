import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
} from 'react'
import { joinClassNames } from '../joinClassNames.js'
import styles from './IconButton.module.css'

export type IconButtonProps = Omit<
  ComponentPropsWithoutRef<'button'>,
  'children'
> & {
  label: string
  icon: ReactNode
  /** For a button that is on or off. */
  pressed?: boolean | undefined
}

/** A button with an icon; its label is for screen readers only. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(
  function IconButton({ label, icon, pressed, className, ...rest }, ref) {
    return (
      <button
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        {...rest}
        ref={ref}
        className={joinClassNames(styles.button, className)}
        data-part="icon-button"
      >
        {icon}
      </button>
    )
  },
)
