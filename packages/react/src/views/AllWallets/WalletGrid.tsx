import type { ListedWallet } from '@hasp/core'
import type { useWindowedGrid } from '../../composites/WindowedGrid/useWindowedGrid.js'
import { WindowedGrid } from '../../composites/WindowedGrid/WindowedGrid.js'
import { allWallets } from '../../i18n/locales/en/allWallets.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'
import styles from './AllWalletsView.module.css'
import { BrowsingCard, WalletCard } from './WalletCard.js'

/** Wallets side by side; as many are drawn as are near sight. */
export function WalletGrid(props: WalletGrid.Props) {
  const { isPhone, onChoose, total, wallets, ...rest } = props
  const t = useMessages(allWallets)
  return (
    <WindowedGrid
      {...rest}
      items={wallets}
      className={styles.grid}
      data-part="wallet-grid"
      onPress={onChoose}
    >
      {(wallet, place) => {
        if (!wallet) return <PendingCard line={place.line} />
        const { color, id, imageUrl, isInstalled, name, shortName } = wallet
        const card = {
          ...{ ...place, color, id, name, shortName, total },
          image: imageUrl,
          note: isInstalled ? t('isInstalled') : undefined,
        }
        return isPhone && isBrowsing(wallet) ? (
          <BrowsingCard {...card} wallet={wallet} />
        ) : (
          <WalletCard {...card} />
        )
      }}
    </WindowedGrid>
  )
}

const places = Array.from({ length: 16 }, (_, at) => at)

/** The grid before there are wallets: places of the same size. */
export function PendingGrid() {
  return (
    <ul className={styles.grid} aria-hidden="true">
      {places.map((at) => (
        <PendingCard key={at} />
      ))}
    </ul>
  )
}

function PendingCard({ line }: { line?: number }) {
  return (
    <li
      aria-hidden="true"
      className={styles.pending}
      style={line === undefined ? undefined : { gridRow: line + 1 }}
    >
      <Skeleton shape="tile" />
      <Skeleton shape="amount" />
    </li>
  )
}

function isBrowsing({ browse, isInstalled, isPairable }: ListedWallet) {
  return browse !== undefined && !isInstalled && !isPairable
}

export declare namespace WalletGrid {
  type Props = useWindowedGrid.Options & {
    wallets: readonly ListedWallet[]
    label: string
    /** Of all that fit; undefined while it is not known. */
    total: number | undefined
    isPhone: boolean
    onPointerEnter: () => void
    onChoose: (wallet: ListedWallet) => void
  }
}
