import type { WalletPeer } from '../../entities/connection.js'
import type { PeerMetadata } from '../../ports/WalletConnectClient.js'
import { readPicture } from '../../utils/picture/readPicture.js'
import { readWalletName } from '../../utils/readWalletName.js'

/** A picture of its own may be some kilobytes of text. */
const imageLimit = 32_768

/** One is shown; more are looked at only if it is none. */
const imagesLimit = 4

/**
 * A wallet's name and picture as they may be shown: its own words, so they are
 * cut, cleaned, and its picture is judged. One at an address is not taken: to
 * show it would tell that host who is where.
 * @returns undefined when it gives itself no name
 */
export function toPeer({ icons, name }: PeerMetadata): WalletPeer | undefined {
  const shown = readWalletName(name)
  if (!shown) return undefined
  const imageUrl = icons
    .slice(0, imagesLimit)
    .map((icon) => readPicture(icon, imageLimit))
    .find(Boolean)
  return { name: shown, ...(imageUrl && { imageUrl }) }
}
