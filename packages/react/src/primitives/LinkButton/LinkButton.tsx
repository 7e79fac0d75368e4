import {
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
} from 'react'
import { joinClassNames } from '../joinClassNames.js'
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
    { href, tone = 'accent', icon, className, children, ...rest },
    ref,
  ) {
    const shared = {
      ...rest,
      className: joinClassNames(styles.link, className),
      'data-part': 'link-button',
      'data-tone': tone,
    }
    const content = (
      <>
        {icon}
        <span>{children}</span>
      </>
    )
    return href === undefined ? (
      <button
        {...shared}
        type="button"
        ref={ref as ForwardedRef<HTMLButtonElement>}
      >
        {content}
      </button>
    ) : (
      <a
        {...shared}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        ref={ref as ForwardedRef<HTMLAnchorElement>}
      >
        {content}
      </a>
    )
  },
)
