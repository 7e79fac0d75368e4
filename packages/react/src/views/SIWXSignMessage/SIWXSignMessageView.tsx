import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { common } from '../../i18n/locales/en/common.js'
import { signIn } from '../../i18n/locales/en/signIn.js'
import { useMessages } from '../../i18n/useMessages.js'
import { NetworkPicture } from '../../pictures/NetworkPicture.js'
import { Address } from '../../primitives/Address/Address.js'
import { Button } from '../../primitives/Button/Button.js'
import { Identicon } from '../../primitives/Identicon/Identicon.js'
import { ReviewSummary } from '../../primitives/ReviewSummary/ReviewSummary.js'
import { ReviewSummaryRow } from '../../primitives/ReviewSummary/ReviewSummaryRow.js'
import { ExactText } from './ExactText.js'
import styles from './SIWXSignMessageView.module.css'
import { SignInButton } from './SignInButton.js'
import { SignInOutcome } from './SignInOutcome.js'
import { useSIWXSignMessageView } from './useSIWXSignMessageView.js'

/** What is signed to sign in, before the wallet is asked. */
export default function SIWXSignMessageView() {
  const t = useMessages(signIn)
  const say = useMessages(common)
  const view = useSIWXSignMessageView()
  const { address, network, text } = view
  const isPreparing = view.status === 'preparing'
  return (
    <ViewFrame
      title={t('title')}
      busy={isPreparing}
      footer={
        <div className={styles.footer}>
          <div className={styles.actions}>
            <Button ref={view.cancelButton} tone="quiet" onClick={view.cancel}>
              {t('cancel')}
            </Button>
            <SignInButton view={view} />
          </div>
          {view.end && (
            <p className={styles.end}>
              {t(ends[view.end], { network: view.backTo ?? t('someNetwork') })}
            </p>
          )}
        </div>
      }
    >
      <div className={styles.view}>
        <ReviewSummary label={t('summary')}>
          <ReviewSummaryRow term={t('site')} strong>
            <bdi>{view.siteName}</bdi>
          </ReviewSummaryRow>
          {address && (
            <ReviewSummaryRow term={t('account')} stacked>
              <span className={styles.account}>
                <Identicon address={address} size={24} />
                <Address address={address} form="full" />
              </span>
            </ReviewSummaryRow>
          )}
          {network && (
            <ReviewSummaryRow term={say('network')}>
              <span className={styles.network}>
                <NetworkPicture network={network} size={16} />
                {network.name}
              </span>
            </ReviewSummaryRow>
          )}
          <ReviewSummaryRow term={t('allows')}>
            {t('allowsSignIn')}
          </ReviewSummaryRow>
          <ReviewSummaryRow term={t('costs')}>
            {t('costsNothing')}
          </ReviewSummaryRow>
        </ReviewSummary>
        <SignInOutcome view={view} />
        <ExactText text={text} isPreparing={isPreparing} />
      </div>
    </ViewFrame>
  )
}

const ends = {
  disconnects: 'endDisconnects',
  switchesBack: 'endSwitchesBack',
  staysConnected: 'endStaysConnected',
} as const
