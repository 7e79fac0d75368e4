import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
} from 'react'
import { CheckIcon } from '../../icons/CheckIcon.js'
import { InfoIcon } from '../../icons/InfoIcon.js'
import { WarningIcon } from '../../icons/WarningIcon.js'
import { joinClassNames } from '../joinClassNames.js'
import styles from './Banner.module.css'

const icons = {
  note: InfoIcon,
  caution: WarningIcon,
  stop: WarningIcon,
  success: CheckIcon,
}

export type BannerProps = Omit<ComponentPropsWithoutRef<'div'>, 'title'> & {
  tone: 'note' | 'caution' | 'stop' | 'success'
  title?: ReactNode
  action?: ReactNode
  /** Announced when its content changes. */
  live?: 'polite' | 'assertive' | undefined
}

/** Something to know before going on, by severity. */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { tone, title, action, live, className, children, ...rest },
  ref,
) {
  const Drawing = icons[tone]
  return (
    <div
      role={live && (live === 'polite' ? 'status' : 'alert')}
      {...rest}
      ref={ref}
      className={joinClassNames(styles.banner, className)}
      data-part="banner"
      data-tone={tone}
    >
      <Drawing />
      <div className={styles.texts}>
        {title && <div className={styles.title}>{title}</div>}
        {children && <div>{children}</div>}
        {action && <div>{action}</div>}
      </div>
    </div>
  )
})
