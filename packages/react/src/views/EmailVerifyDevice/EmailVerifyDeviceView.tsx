import { ErrorNotice } from '../../composites/ErrorNotice/ErrorNotice.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { useEmailDevice } from '../../hooks/internal/hosted/useEmailDevice.js'
import { emailDevice } from '../../i18n/locales/en/emailDevice.js'
import { useMessages } from '../../i18n/useMessages.js'
import { ExternalIcon } from '../../icons/ExternalIcon.js'
import { Button } from '../../primitives/Button/Button.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import styles from './EmailVerifyDeviceView.module.css'

/** Another device, or the recovery, has to agree to this one. */
export default function EmailVerifyDeviceView() {
  const t = useMessages(emailDevice)
  const view = useEmailDevice()
  const { deviceCode, devicePage, holdEnds, isWaiting } = view
  return (
    <ViewFrame title={t('title')}>
      <div className={styles.device}>
        {deviceCode === undefined ? (
          !view.isDenied && (
            <p>{t('how', { page: writeAddress(devicePage) })}</p>
          )
        ) : (
          <>
            <p>{t('compare')}</p>
            <p className={styles.code} dir="ltr">
              <bdi>{deviceCode}</bdi>
            </p>
            <p className={styles.wait}>{t('differ')}</p>
          </>
        )}
        <p className={styles.wait} role="status">
          {isWaiting && t(deviceCode === undefined ? 'waiting' : 'deciding')}
        </p>
        {view.error && (
          <ErrorNotice
            error={view.error}
            action={
              view.isDenied ? (
                <Button onClick={view.changeAddress}>{t('again')}</Button>
              ) : (
                <Button onClick={view.wait}>{t('waitAgain')}</Button>
              )
            }
          />
        )}
        {!view.isDenied && (
          <>
            <LinkButton href={devicePage} icon={<ExternalIcon size={16} />}>
              {t('openPage')}
            </LinkButton>
            <LinkButton onClick={view.recover}>{t('recover')}</LinkButton>
            {holdEnds !== undefined && (
              <>
                <p>{t('held', { time: holdEnds })}</p>
                <LinkButton onClick={view.look}>{t('look')}</LinkButton>
              </>
            )}
          </>
        )}
        <LinkButton tone="quiet" onClick={view.changeAddress}>
          {t('otherAddress')}
        </LinkButton>
      </div>
    </ViewFrame>
  )
}

/** As somebody types it on another device. */
function writeAddress(page: string): string {
  return page.replace(/^https:\/\//, '')
}
