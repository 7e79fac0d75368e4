import type { WalletPeer } from '../../entities/connection.js'
import type { PeerMetadata } from '../../ports/WalletConnectClient.js'
import { readWalletName } from '../../utils/readWalletName.js'

/** A picture of its own may be some kilobytes of text. */
const imageLimit = 32_768

const imagePattern =
  /^(https:\/\/|data:image\/(png|jpeg|webp|gif|svg\+xml)[;,])/i

/**
 * A wallet's name and picture as they may be shown: its own words, so they are
 * cut, cleaned, and a picture is only ever an image.
 * @returns undefined when it gives itself no name
 */
export function toPeer({ icons, name }: PeerMetadata): WalletPeer | undefined {
  const shown = readWalletName(name)
  if (!shown) return undefined
  const imageUrl = icons.find(
    (icon) => icon.length <= imageLimit && imagePattern.test(icon),
  )
  return { name: shown, ...(imageUrl && { imageUrl }) }
}
