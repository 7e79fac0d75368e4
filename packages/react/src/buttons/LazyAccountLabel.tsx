import { useEffect, useState } from 'react'
import { shortAddress } from '../i18n/shortAddress.js'
import type { AccountLabel } from './AccountLabel.js'
import styles from './Buttons.module.css'

/** The address at once, the rest of the label when it is here. */
export function LazyAccountLabel(props: AccountLabel.Props) {
  const [Label, setLabel] = useState<typeof AccountLabel | undefined>(undefined)

  useEffect(() => {
    const abort = new AbortController()
    import('./AccountLabel.js').then(
      (module) => {
        if (!abort.signal.aborted) setLabel(() => module.AccountLabel)
      },
      // The address is enough.
      () => undefined,
    )
    return () => abort.abort()
  }, [])
  if (Label) return <Label {...props} />
  return (
    <span className={styles.label} translate="no" dir="ltr">
      {shortAddress(props.address)}
    </span>
  )
}
