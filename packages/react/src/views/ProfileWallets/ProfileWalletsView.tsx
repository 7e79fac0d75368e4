import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { common } from '../../i18n/locales/en/common.js'
import { families as familyNames } from '../../i18n/locales/en/families.js'
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
  const sayFamily = useMessages(familyNames)
  const view = useProfileWalletsView()
  const { active, error, families, family } = view
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
            families.length > 1 && family
              ? t('emptyFamily', { family: sayFamily(family) })
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
      {families.length > 1 && family ? (
        <Tabs
          label={t('families')}
          tabs={families.map(({ id, count }) => ({
            id,
            count,
            label: sayFamily(id),
          }))}
          selected={family}
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
