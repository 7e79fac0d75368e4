import { forwardRef, useEffect, useRef, useState } from 'react'
import { CheckIcon } from '../../icons/CheckIcon.js'
import { CopyIcon } from '../../icons/CopyIcon.js'
import { Button, type ButtonProps } from '../Button/Button.js'
import { IconButton } from '../IconButton/IconButton.js'
import { LiveRegion } from '../LiveRegion/LiveRegion.js'
import { TextField } from '../TextField/TextField.js'
import styles from './CopyButton.module.css'

const thanksMs = 1600

export type CopyButtonProps = Omit<
  ButtonProps,
  'icon' | 'busy' | 'busyLabel' | 'children' | 'value'
> & {
  value: string
  label: string
  copiedLabel: string
  /** Names the field that appears, selected, when copying is refused. */
  fallbackLabel: string
  iconOnly?: boolean | undefined
}

/** Copies a text, says so, and offers it by hand where it may not. */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(
  function CopyButton(
    { value, label, copiedLabel, fallbackLabel, iconOnly, onClick, ...rest },
    ref,
  ) {
    const [state, setState] = useState<'rest' | 'copied' | 'refused'>('rest')
    const field = useRef<HTMLInputElement>(null)

    useEffect(() => {
      if (state === 'refused') field.current?.select()
      if (state !== 'copied') return
      const timer = setTimeout(() => setState('rest'), thanksMs)
      return () => clearTimeout(timer)
    }, [state])

    async function copy() {
      try {
        await navigator.clipboard.writeText(value)
        navigator.vibrate?.(10)
        setState('copied')
      } catch {
        setState('refused')
      }
    }

    const isCopied = state === 'copied'
    const icon = (
      <span key={state} className={styles.icon}>
        {isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
      </span>
    )
    const shared = {
      ref,
      onClick: (event: Parameters<NonNullable<typeof onClick>>[0]) => {
        onClick?.(event)
        void copy()
      },
    }
    return (
      <>
        {iconOnly ? (
          <IconButton
            {...rest}
            {...shared}
            label={isCopied ? copiedLabel : label}
            icon={icon}
          />
        ) : (
          <Button tone="quiet" size="small" {...rest} {...shared} icon={icon}>
            {isCopied ? copiedLabel : label}
          </Button>
        )}
        <LiveRegion>{isCopied && copiedLabel}</LiveRegion>
        {state === 'refused' && (
          <TextField ref={field} label={fallbackLabel} value={value} readOnly />
        )}
      </>
    )
  },
)
