import { ErrorNotice } from '../../composites/ErrorNotice/ErrorNotice.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { useEmailDevice } from '../../hooks/internal/hosted/useEmailDevice.js'
import { email } from '../../i18n/locales/en/email.js'
import { useMessages } from '../../i18n/useMessages.js'
import { ExternalIcon } from '../../icons/ExternalIcon.js'
import { Button } from '../../primitives/Button/Button.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import styles from './EmailVerifyDeviceView.module.css'

/** Another device, or the recovery, has to agree to this one. */
export default function EmailVerifyDeviceView() {
  const t = useMessages(email)
  const view = useEmailDevice()
  return (
    <ViewFrame title={t('deviceTitle')}>
      <div className={styles.device}>
        <p>{t('device')}</p>
        <p className={styles.code} dir="ltr">
          {view.deviceCode}
        </p>
        <p className={styles.wait} role="status">
          {view.isWaiting && t('deviceWaiting')}
        </p>
        {view.error && (
          <ErrorNotice
            error={view.error}
            action={<Button onClick={view.wait}>{t('waitAgain')}</Button>}
          />
        )}
        <LinkButton href={view.origin} icon={<ExternalIcon size={16} />}>
          {t('openWallet')}
        </LinkButton>
        <LinkButton tone="quiet" onClick={view.changeAddress}>
          {t('otherAddress')}
        </LinkButton>
      </div>
    </ViewFrame>
  )
}
