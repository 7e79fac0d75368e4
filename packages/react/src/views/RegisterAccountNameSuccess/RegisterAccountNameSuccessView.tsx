import { SuccessMark } from '../../composites/SuccessMark/SuccessMark.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useKitRoute } from '../../hooks/useKitRoute.js'
import { useWalletFeatures } from '../../hooks/useWalletFeatures.js'
import { common } from '../../i18n/locales/en/common.js'
import { names } from '../../i18n/locales/en/names.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Address } from '../../primitives/Address/Address.js'
import { Button } from '../../primitives/Button/Button.js'
import { CopyButton } from '../../primitives/CopyButton/CopyButton.js'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.js'
import styles from './RegisterAccountNameSuccessView.module.css'

/** The account has a name from now on. */
export default function RegisterAccountNameSuccessView() {
  const t = useMessages(names)
  const say = useMessages(common)
  const { back, push } = useKitModal()
  const taken = useKitRoute('RegisterAccountNameSuccess')
  const canReceive = useWalletFeatures().includes('receive')
  const { address, name } = taken
  const told = t('yours', { name })
  const [before, after] = t('yours', { name: '\n' }).split('\n')
  return (
    <ViewFrame
      title={
        <span>
          {before}
          <bdi className={styles.name} dir="ltr" translate="no">
            {name}
          </bdi>
          {after}
        </span>
      }
      footer={
        <div className={styles.actions}>
          <div className={styles.pair}>
            <CopyButton
              block
              size="regular"
              value={name}
              label={t('copyName')}
              copiedLabel={say('copied')}
              fallbackLabel={say('copyByHand')}
            />
            {canReceive && (
              <Button tone="quiet" onClick={() => push({ view: 'Receive' })}>
                {t('receive')}
              </Button>
            )}
          </div>
          <Button onClick={back}>{say('done')}</Button>
        </div>
      }
    >
      <div className={styles.view}>
        <SuccessMark size={56} />
        <p className={styles.linked}>
          {t('linked')} <Address address={address} form="chip" />
        </p>
        <LiveRegion>{told}</LiveRegion>
      </div>
    </ViewFrame>
  )
}
