import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react'
import popoverStyles from '../Popover/Popover.module.css'
import { usePopover } from '../Popover/usePopover.js'
import styles from './Term.module.css'

export type TermProps = ComponentPropsWithoutRef<'span'> & {
  /** One plain sentence on what the word means. */
  gloss: string
}

/** A technical term, explained in place. */
export const Term = forwardRef<HTMLSpanElement, TermProps>(function Term(
  { gloss, children, ...rest },
  ref,
) {
  const glossId = useId()
  const { anchor, popover, show, hide } = usePopover<
    HTMLButtonElement,
    HTMLSpanElement
  >()
  return (
    <span {...rest} ref={ref} data-part="term">
      <button
        type="button"
        ref={anchor}
        className={styles.word}
        aria-describedby={glossId}
        onClick={show}
        onBlur={hide}
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') show()
        }}
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse') hide()
        }}
      >
        {children}
      </button>
      <span
        id={glossId}
        ref={popover}
        popover="manual"
        className={popoverStyles.popover}
        data-kit-popover=""
      >
        {gloss}
      </span>
    </span>
  )
})
