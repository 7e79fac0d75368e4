import { useEffect, useState } from 'react'
import { useInternals } from '../../hooks/internal/modal/useInternals.js'
import { useKitRoot } from '../../hooks/internal/modal/useKitRoot.js'
import { servicePictureSource } from '../../pictures/servicePictureSource.js'
import styles from './AccountName.module.css'

/** Later it would change under the visitor's eyes. */
const patienceMs = 2_000

/**
 * The picture of a name, over the one that is made of the address; nothing
 * where it does not come in time, or the site draws pictures of its own.
 */
export function NamePicture({ url }: { url: string | undefined }) {
  const { clock } = useInternals().environment
  const { slots } = useKitRoot()
  const source = slots?.Avatar ? undefined : servicePictureSource(url)
  const [state, setState] = useState<{ source?: string; isShown?: boolean }>({})
  const settled = state.source === source ? state.isShown : undefined
  useEffect(() => {
    if (source === undefined) return
    const abort = new AbortController()
    clock.after(
      patienceMs,
      () =>
        setState((now) =>
          now.source === source ? now : { source, isShown: false },
        ),
      abort.signal,
    )
    return () => abort.abort()
  }, [clock, source])
  if (source === undefined || settled === false) return null
  return (
    <img
      key={source}
      src={source}
      alt=""
      referrerPolicy="no-referrer"
      decoding="async"
      draggable={false}
      className={styles.image}
      data-part="name-picture"
      data-shown={settled ?? false}
      onLoad={() => setState({ source, isShown: true })}
      onError={() => setState({ source, isShown: false })}
    />
  )
}
