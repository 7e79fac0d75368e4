import { useRef, useState } from 'react'
import { useForgetDevice } from '../../hooks/useForgetDevice.js'
import { forgetDevice } from '../../i18n/locales/en/forgetDevice.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import { Button } from '../../primitives/Button/Button.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import styles from './ProfileWalletsView.module.css'

/** Offers to forget everything on this device, and asks before it does. */
export function ForgetDevice() {
  const t = useMessages(forgetDevice)
  const { forget, openTransactions } = useForgetDevice()
  const [isAsking, setIsAsking] = useState(false)
  const wasAsked = useRef(false)
  if (!isAsking)
    return (
      <div className={styles.forget}>
        <LinkButton
          ref={(row) => {
            if (!row || !wasAsked.current) return
            wasAsked.current = false
            row.focus()
          }}
          tone="quiet"
          onClick={() => {
            wasAsked.current = true
            setIsAsking(true)
          }}
        >
          {t('row')}
        </LinkButton>
      </div>
    )
  return (
    <div className={styles.forget}>
      <Banner
        tone="caution"
        title={t('title')}
        role="group"
        aria-label={t('title')}
        action={
          <div className={styles.actions}>
            <Button size="small" tone="quiet" onClick={() => void forget()}>
              {t('confirm')}
            </Button>
            <Button
              ref={focusOnce}
              size="small"
              onClick={() => setIsAsking(false)}
            >
              {t('keep')}
            </Button>
          </div>
        }
      >
        <div className={styles.warning}>
          <p>{t('text')}</p>
          {openTransactions > 0 && (
            <p>{t('open', { count: openTransactions })}</p>
          )}
        </div>
      </Banner>
    </div>
  )
}

/** The press that keeps everything is the one at hand. */
function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus()
}
