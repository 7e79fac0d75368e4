import { useKitRoot } from '../hooks/internal/modal/useKitRoot.js'
import {
  Identicon,
  type IdenticonProps,
} from '../primitives/Identicon/Identicon.js'
import styles from './Avatar.module.css'

/**
 * The picture of an account of the visitor: the site's own, or the one that is
 * made of its address.
 */
export function Avatar({ address, size = 40, travels }: Avatar.Props) {
  const { slots } = useKitRoot()
  const Own = slots?.Avatar
  if (!Own)
    return <Identicon address={address} size={size} data-travels={travels} />
  return (
    <span
      className={styles.avatar}
      data-part="avatar"
      data-size={size}
      data-travels={travels}
      aria-hidden="true"
    >
      <Own address={address} size={size} />
    </span>
  )
}

export declare namespace Avatar {
  type Props = Pick<IdenticonProps, 'address' | 'size'> & {
    /** What it is followed by from view to view. */
    travels?: string | undefined
  }
}
