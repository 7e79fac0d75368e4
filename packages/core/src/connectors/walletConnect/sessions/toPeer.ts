import type { WalletPeer } from '../../../entities/connection/connection.js'
import type { PeerMetadata } from '../../../ports/WalletConnectClient.js'
import { readShortText } from '../../../utils/readShortText.js'

/**
 * A wallet's name as it may be shown: its own words, so they are cut and
 * cleaned. Its picture follows once it has been checked.
 * @returns undefined when it gives itself no name
 */
export function toPeer({ name }: PeerMetadata): WalletPeer | undefined {
  const shown = readShortText(name)
  return shown === undefined ? undefined : { name: shown }
}
