import {
  WalletTile,
  type WalletTileProps,
} from '../primitives/WalletTile/WalletTile.js'
import { useShownLogo } from './useShownLogo.js'

/** A wallet: its own picture, or else the logo that the kit knows. */
export function WalletPicture({
  image: own,
  walletId,
  ...rest
}: WalletPicture.Props) {
  const { image, ref } = useShownLogo(
    walletId === undefined ? undefined : { type: 'wallet', id: walletId },
    own,
  )
  return <WalletTile {...rest} ref={ref} image={image} />
}

export declare namespace WalletPicture {
  type Props = WalletTileProps & {
    /**
     * Its id in the directory. Undefined for a wallet that only claims its
     * name: a known logo would vouch for it.
     */
    walletId: string | undefined
  }
}
