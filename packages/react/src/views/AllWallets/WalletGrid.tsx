import type { ListedWallet } from '@hasp/core'
import type { MouseEvent } from 'react'
import { allWallets } from '../../i18n/locales/en/allWallets.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'
import styles from './AllWalletsView.module.css'
import { useWalletGrid } from './useWalletGrid.js'
import { BrowsingCard, WalletCard } from './WalletCard.js'

/** Wallets side by side; as many are drawn as are near sight. */
export function WalletGrid(props: WalletGrid.Props) {
  const { isPhone, label, onChoose, total, wallets } = props
  const t = useMessages(allWallets)
  const grid = useWalletGrid(wallets, props)
  const { columns } = grid
  const lines = Math.ceil(grid.count / columns)
  const choose = ({ target }: MouseEvent) => {
    const id = grid.idOf(target)
    const wallet = wallets.find((one) => one.id === id)
    if (wallet) onChoose(wallet)
  }
  return (
    <ul
      ref={grid.list}
      aria-label={label}
      className={styles.grid}
      // A property of its own is inherited: all cards would be styled again.
      style={{ minBlockSize: `calc(${lines} * var(--kit-line))` }}
      data-part="wallet-grid"
      onClick={choose}
      onKeyDown={grid.move}
      onPointerEnter={props.onPointerEnter}
      onFocus={grid.settle}
    >
      {grid.cells.map((at) => {
        const wallet = wallets[at]
        const line = Math.floor(at / columns)
        if (!wallet) return <PendingCard key={at} line={line} />
        const { color, id, imageUrl, isInstalled, name, shortName } = wallet
        const card = {
          ...{ at, color, id, line, name, shortName, total },
          image: imageUrl,
          isStop: at === grid.stop,
          note: isInstalled ? t('isInstalled') : undefined,
        }
        return isPhone && isBrowsing(wallet) ? (
          <BrowsingCard key={id} {...card} wallet={wallet} />
        ) : (
          <WalletCard key={id} {...card} />
        )
      })}
    </ul>
  )
}

/** The grid before there are wallets: places of the same size. */
export function PendingGrid() {
  return (
    <ul className={styles.grid} aria-hidden="true">
      {placesFrom(0, 16).map((at) => (
        <PendingCard key={at} />
      ))}
    </ul>
  )
}

function placesFrom(start: number, length: number): readonly number[] {
  return Array.from({ length }, (_, step) => start + step)
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
  type Props = useWalletGrid.Options & {
    wallets: readonly ListedWallet[]
    label: string
    /** Of all that fit; undefined while it is not known. */
    total: number | undefined
    isPhone: boolean
    onPointerEnter: () => void
    onChoose: (wallet: ListedWallet) => void
  }
}
