import type { WalletListing } from '@hasp/core'
import { type ReactNode, useState } from 'react'
import { LoadFailure } from '../../composites/LoadFailure/LoadFailure.js'
import { hasHostedWallet } from '../../hooks/internal/hosted/hasHostedWallet.js'
import { useKit } from '../../hooks/useKit.js'
import { useStore } from '../../hooks/useStore.js'
import type { ConnectRow } from '../../hooks/wallets/useConnectRows.js'
import { useWalletLinks } from '../../hooks/wallets/useWalletLinks.js'
import { connect } from '../../i18n/locales/en/connect.js'
import { useMessages } from '../../i18n/useMessages.js'
import { QrIcon } from '../../icons/QrIcon.js'
import { WalletIcon } from '../../icons/WalletIcon.js'
import { lazyPart } from '../../lazy/lazyPart.js'
import { WalletPicture } from '../../pictures/WalletPicture.js'
import { Button } from '../../primitives/Button/Button.js'
import { List } from '../../primitives/List/List.js'
import { ListRow, type ListRowProps } from '../../primitives/List/ListRow.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'
import { AmbiguousNote } from './AmbiguousNote.js'
import styles from './ConnectView.module.css'
import { ContinueButton } from './ContinueButton.js'
import { FoundRow } from './FoundRow.js'
import type { FoundWallets } from './FoundWallets.js'
import { NoWallets } from './NoWallets.js'
import { browsingListing, useWalletSections } from './useWalletSections.js'

export { prepareConnectRows } from '../../hooks/internal/wallets/prepareConnectRows.js'

const EmailBlock = lazyPart(
  () => import('../../composites/EmailBlock/EmailBlock.js'),
  {
    Pending: () => <Skeleton shape="row" data-awaited="" />,
    Failed: LoadFailure,
  },
)

/** The list of Connect where pairing or a directory is configured. */
export default function WalletSections({ view }: FoundWallets.Props) {
  const t = useMessages(connect)
  const sections = useWalletSections()
  const kit = useKit()
  const hasLogin = hasHostedWallet(kit)
  const emailShowWallets = useStore(
    kit.stores.features,
    (features) => features.emailShowWallets,
  )
  const [isListShown, showList] = useState(emailShowWallets || !hasLogin)
  const { count, hasAllWallets, isLocal, isPhone, pair, rows } = sections
  const logins = hasLogin && <EmailBlock />
  if (!isListShown)
    return (
      <>
        {logins}
        <Button tone="quiet" onClick={() => showList(true)}>
          {t('useWallet')}
        </Button>
      </>
    )
  if (rows.length === 0 && !hasAllWallets)
    return (
      <>
        {logins}
        <NoWallets search={view.search} onGetWallet={view.getWallet} />
      </>
    )

  const { promoted } = view
  const last = rows.find(
    (row) =>
      row.type === 'recent' &&
      row.id === view.lastId &&
      !browsingListing(row, isPhone),
  )
  // On a phone, what is installed is the browser itself, or part of it.
  const isHere = (row: ConnectRow) => isPhone && row.type === 'found'
  const icon = (drawing: ReactNode) => (
    <span className={styles.icon}>{drawing}</span>
  )
  const toRow = (row: ConnectRow) => {
    if (row.type === 'pending')
      return (
        <li key={row.id} aria-hidden="true">
          <Skeleton shape="row" data-awaited={isLocal ? '' : undefined} />
        </li>
      )
    if (row.type === 'found')
      return (
        <FoundRow
          key={row.id}
          row={row.wallet}
          onChoose={view.choose}
          onPointerOver={view.warmUp}
        />
      )
    const tile = (
      <WalletPicture
        walletId={row.id}
        name={row.name}
        image={row.imageUrl}
        color={row.type === 'code' ? undefined : row.listing?.color}
      />
    )
    const listing = browsingListing(row, isPhone)
    const shared = {
      title: row.name,
      leading: tile,
      tag:
        row.type === 'code'
          ? t('code')
          : row.type === 'recent'
            ? t('recent')
            : undefined,
    }
    return listing ? (
      <BrowsingRow key={row.id} {...shared} listing={listing} />
    ) : (
      <ListRow
        key={row.id}
        {...shared}
        leading={row.type === 'code' ? icon(<QrIcon />) : tile}
        onClick={() => pair(row.type === 'code' ? undefined : row.id)}
      />
    )
  }
  const all = hasAllWallets && (
    <ListRow
      key="all"
      title={t('allWallets')}
      leading={icon(<WalletIcon />)}
      trailing={count}
      chevron
      onClick={sections.showAll}
    />
  )
  return (
    <>
      {logins}
      {view.isAmbiguous && <AmbiguousNote />}
      {promoted ? (
        <ContinueButton
          name={promoted.name}
          image={promoted.imageUrl}
          onClick={() => view.proceed(promoted)}
        />
      ) : (
        last && (
          <ContinueButton
            name={last.name}
            image={last.imageUrl}
            onClick={() => pair(last.id)}
          />
        )
      )}
      <List
        ref={view.list}
        label={t('someWallets')}
        className={styles.rows}
        onPointerOver={sections.warmUp}
        onFocus={sections.warmUp}
      >
        {rows.filter(isHere).map(toRow)}
        {isPhone && all}
        {rows.filter((row) => !isHere(row)).map(toRow)}
        {!isPhone && all}
      </List>
    </>
  )
}

/** A wallet that opens this page in a browser of its own, inside the tap. */
function BrowsingRow({
  listing,
  ...rest
}: ListRowProps & { listing: WalletListing }) {
  const { open } = useWalletLinks(listing)
  return <ListRow {...rest} onClick={() => open('mobile')} />
}
