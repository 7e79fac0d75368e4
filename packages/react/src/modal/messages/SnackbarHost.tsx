import { useEffect, useRef, useState } from 'react'
import { useApprovalQuestion } from '../../hooks/internal/connecting/useApprovalQuestion.js'
import { useSnackbar } from '../../hooks/internal/notifications/useSnackbar.js'
import { CheckIcon } from '../../icons/CheckIcon.js'
import { InfoIcon } from '../../icons/InfoIcon.js'
import { WarningIcon } from '../../icons/WarningIcon.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { Spinner } from '../../primitives/Spinner/Spinner.js'
import styles from './SnackbarHost.module.css'

const icons = {
  success: <CheckIcon size={16} />,
  error: <WarningIcon size={16} />,
  info: <InfoIcon size={16} />,
  loading: <Spinner size={16} />,
}

/**
 * The place of short messages, in the top layer. Its two regions are there a
 * frame before a message is, or screen readers would miss it.
 */
export default function SnackbarHost() {
  const { action, hide, message, open, otherAction, setHeld, variant } =
    useSnackbar()
  useApprovalQuestion()
  const place = useRef<HTMLDivElement>(null)
  const isError = variant === 'error'
  const [isThere, setThere] = useState(false)

  useEffect(() => {
    const frame = requestAnimationFrame(() => setThere(true))
    return () => cancelAnimationFrame(frame)
  }, [])

  useEffect(() => {
    const element = place.current
    if (!element || !open || !('showPopover' in element)) return
    element.showPopover()
    return () => {
      if (element.matches(':popover-open')) element.hidePopover()
    }
  }, [open])

  useEffect(() => {
    const abort = new AbortController()
    const hold = () => setHeld(true)
    const release = () => setHeld(false)
    const { signal } = abort
    place.current?.addEventListener('pointerenter', hold, { signal })
    place.current?.addEventListener('pointerleave', release, { signal })
    place.current?.addEventListener('focusin', hold, { signal })
    place.current?.addEventListener('focusout', release, { signal })
    return () => abort.abort()
  }, [setHeld])

  const content = open && isThere && (
    <div
      className={styles.snackbar}
      data-part="snackbar"
      data-variant={variant}
      data-question={otherAction && ''}
    >
      <span className={styles.icon}>{icons[variant]}</span>
      <span className={styles.message}>{message}</span>
      {[action, otherAction].map(
        (one) =>
          one && (
            <LinkButton
              key={one.label}
              onClick={() => {
                // Work in progress stays visible.
                if (variant !== 'loading') hide()
                one.run()
              }}
            >
              {one.label}
            </LinkButton>
          ),
      )}
    </div>
  )
  return (
    <div
      ref={place}
      className={styles.place}
      popover="manual"
      data-part="snackbar-host"
      data-open={open || undefined}
    >
      <div role="status">{!isError && content}</div>
      <div role="alert">{isError && content}</div>
    </div>
  )
}
