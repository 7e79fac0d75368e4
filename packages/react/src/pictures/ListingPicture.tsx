import type { WalletListing } from '@hasp/core'
import { WalletPicture } from './WalletPicture.js'

/** The picture of a wallet of the directory. */
export function ListingPicture({ wallet, size }: ListingPicture.Props) {
  return (
    <WalletPicture
      walletId={wallet.id}
      name={wallet.name}
      image={wallet.imageUrl}
      color={wallet.color}
      size={size}
    />
  )
}

export declare namespace ListingPicture {
  type Props = { wallet: WalletListing } & Pick<WalletPicture.Props, 'size'>
}
