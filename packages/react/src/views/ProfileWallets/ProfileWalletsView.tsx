import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { common } from '../../i18n/locales/en/common.js'
import { namespaceNames } from '../../i18n/locales/en/namespaceNames.js'
import { wallets } from '../../i18n/locales/en/wallets.js'
import { useMessages } from '../../i18n/useMessages.js'
import { WalletIcon } from '../../icons/WalletIcon.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import { Button } from '../../primitives/Button/Button.js'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { Tabs } from '../../primitives/Tabs/Tabs.js'
import { ForgetDevice } from './ForgetDevice.js'
import { useProfileWalletsView } from './useProfileWalletsView.js'
import { WalletGroups } from './WalletGroups.js'

/** All wallets of the visitor: the one in use, the others, the former ones. */
export default function ProfileWalletsView() {
  const t = useMessages(wallets)
  const say = useMessages(common)
  const nameOfNamespace = useMessages(namespaceNames)
  const view = useProfileWalletsView()
  const { active, error, namespaces, shownNamespace } = view
  const content = (
    <>
      {error && (
        <Banner tone="caution" title={error.title} live="polite">
          {error.text}
        </Banner>
      )}
      {!active && (
        <EmptyState
          icon={<WalletIcon size={32} />}
          title={
            namespaces.length > 1 && shownNamespace
              ? t('emptyFamily', { family: nameOfNamespace(shownNamespace) })
              : t('emptyTitle')
          }
          action={<Button onClick={view.add}>{t('connect')}</Button>}
        >
          {t('empty')}
        </EmptyState>
      )}
      <WalletGroups view={view} />
      {active && view.canAdd && (
        <Button tone="quiet" onClick={view.add}>
          {t('add')}
        </Button>
      )}
    </>
  )
  return (
    <ViewFrame
      title={t('title')}
      footer={
        view.hasWallet && (
          <LinkButton tone="danger" onClick={view.leaveAll}>
            {view.isAlone ? say('disconnect') : t('disconnectAll')}
          </LinkButton>
        )
      }
    >
      {namespaces.length > 1 && shownNamespace ? (
        <Tabs
          label={t('families')}
          tabs={namespaces.map(({ id, count }) => ({
            id,
            count,
            label: nameOfNamespace(id),
          }))}
          selected={shownNamespace}
          onSelect={view.chooseNamespace}
        >
          {content}
        </Tabs>
      ) : (
        content
      )}
      <ForgetDevice />
    </ViewFrame>
  )
}
