import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { learn } from '../../i18n/locales/en/learn.js'
import { useMessages } from '../../i18n/useMessages.js'
import { BackIcon } from '../../icons/BackIcon.js'
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.js'
import { Button } from '../../primitives/Button/Button.js'
import { IconButton } from '../../primitives/IconButton/IconButton.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import { Drawing } from './Drawing.js'
import { cards, useWhatIsAWalletView } from './useWhatIsAWalletView.js'
import styles from './WhatIsAWalletView.module.css'

/** What a wallet is, on three cards. */
export default function WhatIsAWalletView() {
  const t = useMessages(learn)
  const view = useWhatIsAWalletView()
  return (
    <ViewFrame
      title={t('whatTitle')}
      footer={
        <>
          <Button onClick={view.getWallet}>{t('getTitle')}</Button>
          {view.useEmail && (
            <Button tone="quiet" onClick={view.useEmail}>
              {t('useEmail')}
            </Button>
          )}
        </>
      }
    >
      <section
        className={styles.cards}
        aria-label={t('whatTitle')}
        data-direction={view.direction}
        onKeyDown={view.turnByKey}
        onPointerDown={view.touch}
        onPointerUp={view.release}
      >
        <Drawing key={view.card} name={view.card} />
        <div className={styles.words} role="status">
          <h3 key={view.card}>{t(`${view.card}Title`)}</h3>
          <p>{t(view.card)}</p>
          <VisuallyHidden>
            {t('position', { number: view.index + 1, total: cards.length })}
          </VisuallyHidden>
        </div>
        <div className={styles.turn}>
          <IconButton
            label={t('previous')}
            icon={<BackIcon />}
            onClick={view.previous}
          />
          <span className={styles.dots} aria-hidden="true">
            {cards.map((card) => (
              <i key={card} data-current={card === view.card} />
            ))}
          </span>
          <IconButton
            label={t('next')}
            icon={<ChevronRightIcon />}
            onClick={view.next}
          />
        </div>
      </section>
    </ViewFrame>
  )
}
