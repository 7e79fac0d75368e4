import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { joinClassNames } from '../joinClassNames.js'
import { PressOrLink } from '../PressOrLink.js'
import styles from './LinkButton.module.css'

export type LinkButtonProps = HTMLAttributes<HTMLElement> & {
  /** With it, a link that opens in a new tab; without, a button. */
  href?: string | undefined
  tone?: 'accent' | 'quiet' | 'danger' | undefined
  icon?: ReactNode
}

/** A less important action, or a link out of the page. */
export const LinkButton = forwardRef<HTMLElement, LinkButtonProps>(
  function LinkButton(
    { tone = 'accent', icon, className, children, ...rest },
    ref,
  ) {
    return (
      <PressOrLink
        {...rest}
        className={joinClassNames(styles.link, className)}
        data-part="link-button"
        data-tone={tone}
        ref={ref}
      >
        {icon}
        <span>{children}</span>
      </PressOrLink>
    )
  },
)
