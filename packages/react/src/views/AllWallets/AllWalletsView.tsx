import { ErrorNotice } from '../../composites/ErrorNotice/ErrorNotice.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { allWallets } from '../../i18n/locales/en/allWallets.js'
import { common } from '../../i18n/locales/en/common.js'
import { namespaceNames } from '../../i18n/locales/en/namespaceNames.js'
import { useMessages } from '../../i18n/useMessages.js'
import { QrIcon } from '../../icons/QrIcon.js'
import { Button } from '../../primitives/Button/Button.js'
import { IconButton } from '../../primitives/IconButton/IconButton.js'
import { SearchField } from '../../primitives/SearchField/SearchField.js'
import { Tabs } from '../../primitives/Tabs/Tabs.js'
import { AllWalletsFooter } from './AllWalletsFooter.js'
import styles from './AllWalletsView.module.css'
import { NoSuchWallet } from './NoSuchWallet.js'
import { useAllWalletsView } from './useAllWalletsView.js'
import { PendingGrid, WalletGrid } from './WalletGrid.js'
import { isWalletKind, type WalletFilter } from './walletFilters.js'

/** The whole list of wallets. */
export default function AllWalletsView() {
  const t = useMessages(allWallets)
  const say = useMessages(common)
  const nameOfNamespace = useMessages(namespaceNames)
  const view = useAllWalletsView()
  const { filter, filters, list, search, wallets, whole } = view
  const nameOf = (one: WalletFilter | undefined) =>
    one === undefined
      ? t('all')
      : isWalletKind(one)
        ? t(one)
        : nameOfNamespace(one)
  const isLoading = list.status === 'loading'
  const found = (
    <>
      {wallets.length > 0 && (
        <WalletGrid
          scope={view.scope}
          wallets={wallets}
          label={t('title')}
          total={view.total}
          hasMore={list.hasMore && list.status !== 'failed'}
          isPhone={view.isPhone}
          startAt={view.startAt}
          onChoose={view.onChoose}
          onEndNear={view.onEndNear}
          onPointerEnter={view.warmUp}
        />
      )}
      {isLoading && wallets.length === 0 && <PendingGrid />}
      {list.status === 'ready' && wallets.length === 0 && (
        <NoSuchWallet view={view} />
      )}
      {list.error && (
        <ErrorNotice
          error={list.error}
          action={
            <Button size="small" tone="quiet" onClick={list.retry}>
              {say('tryAgain')}
            </Button>
          }
        />
      )}
    </>
  )
  return (
    <ViewFrame
      title={t('title')}
      busy={isLoading || list.isSearching}
      footer={<AllWalletsFooter view={view} />}
    >
      <div className={styles.head}>
        <SearchField
          label={t('search')}
          placeholder={
            whole.total > 0
              ? t('searchMany', { count: whole.total })
              : t('search')
          }
          value={search}
          onValueChange={view.setSearch}
          clearLabel={say('clear')}
        />
        {view.isPairable && (
          <IconButton
            label={t('showCode')}
            icon={<QrIcon />}
            onClick={view.pair}
          />
        )}
      </div>
      {filters.length > 1 ? (
        <Tabs
          label={t('filters')}
          tabs={filters.map((one) => ({
            id: one ?? 'all',
            label: nameOf(one),
          }))}
          selected={filter ?? 'all'}
          onSelect={(id) => view.setFilter(filters.find((one) => one === id))}
        >
          {found}
        </Tabs>
      ) : (
        found
      )}
    </ViewFrame>
  )
}
