import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { learn } from '../../i18n/locales/en/learn.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'
import styles from './WhatIsANetworkView.module.css'

const topics = ['record', 'apart', 'cost', 'practice'] as const

/** What a network is, as a friend would say it. */
export default function WhatIsANetworkView() {
  const t = useMessages(learn)
  const { back } = useKitModal()
  return (
    <ViewFrame
      title={t('networkTitle')}
      footer={<Button onClick={back}>{t('gotIt')}</Button>}
    >
      <div className={styles.topics}>
        {topics.map((topic) => (
          <section key={topic}>
            <h3>{t(`${topic}Title`)}</h3>
            <p>{t(topic)}</p>
          </section>
        ))}
      </div>
    </ViewFrame>
  )
}
