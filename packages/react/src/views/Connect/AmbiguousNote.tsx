import { connect } from '../../i18n/locales/en/connect.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import styles from './ConnectView.module.css'

/** Warns of two wallets with one identity: at most one of them is genuine. */
export function AmbiguousNote() {
  const t = useMessages(connect)
  return (
    <Banner tone="caution" className={styles.note}>
      {t('ambiguous')}
    </Banner>
  )
}
