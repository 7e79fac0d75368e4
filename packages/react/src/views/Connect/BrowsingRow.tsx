import type { WalletListing } from '@hasp/core'
import { useWalletLinks } from '../../hooks/wallets/useWalletLinks.js'
import { ListRow, type ListRowProps } from '../../primitives/List/ListRow.js'

/** A wallet that opens this page in a browser of its own, inside the tap. */
export function BrowsingRow({ listing, ...rest }: BrowsingRow.Props) {
  const { open } = useWalletLinks(listing)
  return <ListRow {...rest} onClick={() => open('mobile')} />
}

export declare namespace BrowsingRow {
  type Props = ListRowProps & { listing: WalletListing }
}
