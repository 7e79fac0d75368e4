import { type ComponentType, useEffect, useState } from 'react'
import { useKitRoot } from '../hooks/internal/modal/useKitRoot.js'
import styles from './Buttons.module.css'

const loadBalance = () => import('./Balance.js')

/** Keeps the balance's place until its chunk has come; without it, nothing. */
export function LazyBalance() {
  const { chunks } = useKitRoot()
  const [, setIsHere] = useState(false)
  const Balance: ComponentType | undefined = chunks.get('Balance')

  useEffect(() => {
    const abort = new AbortController()
    const finish = () => {
      if (!abort.signal.aborted) setIsHere(true)
    }
    chunks.load('Balance', loadBalance).then(finish, finish)
    return () => abort.abort()
  }, [chunks])
  return (
    <span className={styles.balance} data-part="balance">
      {Balance && <Balance />}
    </span>
  )
}
