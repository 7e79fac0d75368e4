import type { ListedWallet } from '@hasp/core'
import { type MouseEvent, memo } from 'react'
import { useWalletLinks } from '../../hooks/wallets/useWalletLinks.js'
import { WalletPicture } from '../../pictures/WalletPicture.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import styles from './AllWalletsView.module.css'

/**
 * A wallet of the grid, which hears of presses itself: a card that stays is
 * not drawn again when more wallets have come.
 */
export const WalletCard = memo(function WalletCard(props: WalletCard.Props) {
  const {
    at,
    color,
    id,
    image,
    isStop,
    line,
    name,
    note,
    onClick,
    shortName,
    total,
  } = props
  return (
    <li
      aria-posinset={at + 1}
      aria-setsize={total ?? -1}
      style={{ gridRow: line + 1 }}
      data-cell={id}
    >
      <button
        type="button"
        className={styles.card}
        data-part="wallet-card"
        data-installed={note && ''}
        tabIndex={isStop ? 0 : -1}
        onClick={onClick}
      >
        <WalletPicture
          walletId={id}
          name={name}
          image={image}
          color={color}
          size={56}
        />
        <bdi className={styles.name} title={name}>
          {shortName ?? name}
        </bdi>
        {note && <VisuallyHidden>, {note}</VisuallyHidden>}
      </button>
    </li>
  )
})

/** A wallet that opens this page in a browser of its own, inside the tap. */
export function BrowsingCard({ wallet, ...rest }: BrowsingCard.Props) {
  const { open } = useWalletLinks(wallet)
  const leave = (event: MouseEvent) => {
    event.stopPropagation()
    open('mobile')
  }
  return <WalletCard {...rest} onClick={leave} />
}

export declare namespace WalletCard {
  type Props = {
    id: string
    name: string
    /** What stands under the tile, where it is not the name. */
    shortName: string | undefined
    color: string | undefined
    image: string | undefined
    /** Said behind the name: that it is installed. */
    note: string | undefined
    /** Its place in the list, from 0. */
    at: number
    line: number
    /** Of all wallets that fit; undefined while it is not known. */
    total: number | undefined
    isStop: boolean
    onClick?: (event: MouseEvent) => void
  }
}

export declare namespace BrowsingCard {
  type Props = WalletCard.Props & { wallet: ListedWallet }
}
