import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { joinClassNames } from '../joinClassNames.js'
import styles from './Tag.module.css'

export type TagProps = ComponentPropsWithoutRef<'span'> & {
  tone?: 'neutral' | 'accent' | undefined
}

/** A word about something; its colour only repeats the word. */
export const Tag = forwardRef<HTMLSpanElement, TagProps>(function Tag(
  { tone = 'neutral', className, ...rest },
  ref,
) {
  return (
    <span
      {...rest}
      ref={ref}
      className={joinClassNames(styles.tag, className)}
      data-part="tag"
      data-tone={tone}
    />
  )
})
