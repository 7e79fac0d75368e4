import { receive } from '../../i18n/locales/en/receive.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import styles from './ReceiveView.module.css'
import type { ReceiveState } from './useReceiveView.js'

/** What has come in while the view is open. The region is there before it. */
export function Arrivals({ view }: { view: ReceiveState }) {
  const t = useMessages(receive)
  return (
    <div className={styles.arrivals} role="status">
      {view.arrived.map(({ id, amount }) => (
        <Banner key={id} tone="success">
          {t('received', { amount })}
        </Banner>
      ))}
    </div>
  )
}
