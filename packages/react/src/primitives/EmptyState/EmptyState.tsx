import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
} from 'react'
import { joinClassNames } from '../joinClassNames.js'
import styles from './EmptyState.module.css'

export type EmptyStateProps = Omit<ComponentPropsWithoutRef<'div'>, 'title'> & {
  title: ReactNode
  icon?: ReactNode
  action?: ReactNode
}

/** Why nothing is here, and one next step. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(
  function EmptyState(
    { title, icon, action, className, children, ...rest },
    ref,
  ) {
    return (
      <div
        {...rest}
        ref={ref}
        className={joinClassNames(styles.empty, className)}
        data-part="empty-state"
      >
        {icon}
        <p className={styles.title}>{title}</p>
        {children && <p>{children}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    )
  },
)
