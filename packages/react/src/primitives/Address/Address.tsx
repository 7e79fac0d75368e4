import { type ComponentPropsWithoutRef, Fragment, forwardRef } from 'react'
import { addressGroups } from '../../addresses/addressGroups.js'
import { shortenAddress } from '../../addresses/shortenAddress.js'
import { joinClassNames } from '../joinClassNames.js'
import styles from './Address.module.css'

export type AddressProps = Omit<
  ComponentPropsWithoutRef<'span'>,
  'children'
> & {
  address: string
  /** `full` wherever something is signed or sent. */
  form: 'chip' | 'line' | 'full'
  /** Indexes of the groups to mark: where a look-alike differs. */
  emphasis?: readonly number[] | undefined
}

/** An address, left to right in every language. What is copied is exact. */
export const Address = forwardRef<HTMLSpanElement, AddressProps>(
  function Address({ address, form, emphasis = [], className, ...rest }, ref) {
    const groups = form === 'full' ? addressGroups(address) : []
    const placed = groups.map((text, place) => ({ text, place }))
    const ends = [0, groups.length - 1]
    return (
      <span
        {...rest}
        ref={ref}
        className={joinClassNames(styles.address, className)}
        dir="ltr"
        translate="no"
        data-part="address"
        data-form={form}
      >
        {form !== 'full' && shortenAddress(address, form)}
        {placed.map(({ text, place }) => (
          <Fragment key={place}>
            <span
              className={styles.group}
              data-strong={ends.includes(place) ? '' : undefined}
              data-emphasis={emphasis.includes(place) ? '' : undefined}
            >
              {text}
            </span>
            <wbr />
          </Fragment>
        ))}
      </span>
    )
  },
)
