import { LoadFailure } from '../../composites/LoadFailure/LoadFailure.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { useAccountAssets } from '../../hooks/internal/data/useAccountAssets.js'
import { account } from '../../i18n/locales/en/account.js'
import { common } from '../../i18n/locales/en/common.js'
import { useMessages } from '../../i18n/useMessages.js'
import { ReceiveIcon } from '../../icons/ReceiveIcon.js'
import { SendIcon } from '../../icons/SendIcon.js'
import { lazyPart } from '../../lazy/lazyPart.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import { Button } from '../../primitives/Button/Button.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'
import { Tabs } from '../../primitives/Tabs/Tabs.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import { AccountAssetList } from './AccountAssetList.js'
import { AccountHead } from './AccountHead.js'
import styles from './AccountView.module.css'
import { loadAccountParts } from './loadAccountParts.js'
import { NoAccount } from './NoAccount.js'
import { SentTransactions } from './SentTransactions.js'
import { useAccountView } from './useAccountView.js'

const icons = { receive: ReceiveIcon, send: SendIcon }

const waiting = { Pending: () => <Skeleton />, Failed: LoadFailure }

const AccountActivity = lazyPart(
  async () => (await loadAccountParts()).AccountActivity(),
  waiting,
)

const EmailAccount = lazyPart(
  async () => (await loadAccountParts()).EmailAccount(),
  waiting,
)

const SignInStatus = lazyPart(
  async () => (await loadAccountParts()).SignInStatus(),
  waiting,
)

/** The connected account: its tokens and its actions. */
export default function AccountView() {
  const t = useMessages(account)
  const say = useMessages(common)
  const view = useAccountView()
  const assets = useAccountAssets()
  const { app, explorer, features, network, wallet } = view
  if (wallet.status !== 'connected')
    return <NoAccount status={wallet.status} onConnect={view.connect} />
  const tokens = (
    <>
      <SentTransactions isHidden={view.isHidden} />
      {network && (
        <AccountAssetList
          assets={assets}
          networkName={network.name}
          hasHeading={!view.tabs}
          isHidden={view.isHidden}
          sendToken={view.sendToken}
        />
      )}
    </>
  )
  return (
    <ViewFrame
      title={t('title')}
      footer={
        <div className={styles.footer}>
          <LinkButton onClick={view.showWallets}>{say('wallets')}</LinkButton>
          <LinkButton tone="danger" onClick={view.leave}>
            {say('disconnect')}
          </LinkButton>
        </div>
      }
    >
      <AccountHead {...view} address={wallet.address} assets={assets} />
      {view.isHosted && <EmailAccount />}
      {view.canSignIn && <SignInStatus />}
      {!view.isSupported && (
        <Banner
          tone="caution"
          title={t('unsupportedTitle')}
          action={
            <LinkButton onClick={view.leaveNetwork}>
              {t('switchNetwork')}
            </LinkButton>
          }
        >
          {t('unsupported', { app: app.name })}
        </Banner>
      )}
      {features.length > 0 && (
        <div className={styles.features}>
          {features.map((feature) => {
            const Drawing = icons[feature]
            return (
              <Button
                key={feature}
                tone="quiet"
                icon={<Drawing />}
                onClick={() => view.open(feature)}
              >
                {t(feature)}
              </Button>
            )
          })}
        </div>
      )}
      {view.tabs ? (
        <Tabs {...view.tabs} label={t('title')}>
          {view.tabs.selected === 'activity' ? <AccountActivity /> : tokens}
        </Tabs>
      ) : (
        tokens
      )}
      {explorer && (
        <LinkButton href={explorer.url} tone="quiet">
          {t('explorer', { explorer: explorer.name })}
          <VisuallyHidden> ({say('opensNewTab')})</VisuallyHidden>
        </LinkButton>
      )}
    </ViewFrame>
  )
}
