import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { CheckIcon } from '../../icons/CheckIcon.js'
import { CloseIcon } from '../../icons/CloseIcon.js'
import { joinClassNames } from '../joinClassNames.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'
import styles from './StepList.module.css'

export type Step = {
  id: string
  label: string
  state: 'todo' | 'active' | 'done' | 'failed' | 'skipped'
  /** The state in words: shape and colour only repeat it. */
  stateLabel: string
}

export type StepListProps = Omit<ComponentPropsWithoutRef<'ol'>, 'children'> & {
  label: string
  steps: readonly Step[]
}

/** The steps of a process, and the current one. */
export const StepList = forwardRef<HTMLOListElement, StepListProps>(
  function StepList({ label, steps, className, ...rest }, ref) {
    return (
      <ol
        aria-label={label}
        {...rest}
        ref={ref}
        className={joinClassNames(styles.list, className)}
        data-part="step-list"
      >
        {steps.map((step) => (
          <li
            key={step.id}
            className={styles.step}
            data-state={step.state}
            aria-current={step.state === 'active' ? 'step' : undefined}
          >
            <span className={styles.dot} aria-hidden="true">
              {step.state === 'done' && <CheckIcon size={16} />}
              {step.state === 'failed' && <CloseIcon size={16} />}
            </span>
            <span>{step.label}</span>
            <VisuallyHidden>, {step.stateLabel}</VisuallyHidden>
          </li>
        ))}
      </ol>
    )
  },
)
