import { isSameAddress } from '../../entities/account/address.js'
import { findConfiguredToken } from '../../entities/network/findConfiguredToken.js'
import type { Network } from '../../entities/network/network.js'
import type { Token } from '../../entities/transfer/token.js'
import type {
  SendCaution,
  TransferAsset,
} from '../../entities/transfer/transfer.js'
import { hasSpamTexts } from '../account/tokenTexts.js'

/**
 * What speaks against the words of the token that is sent: the site's list says
 * something else or, for a token on no list, they are made to deceive.
 * @param about.held the tokens as the network's node tells of them
 * @param about.told the tokens as the account's list last had them
 */
export function findTokenCautions(about: {
  readonly network: Network
  readonly token: TransferAsset
  readonly held: readonly Token[]
  readonly told: readonly Token[]
}): readonly SendCaution[] {
  const { held, network, told, token } = about
  if (token.type === 'native') return []
  const listed = findConfiguredToken(network, token.address)
  if (listed)
    return listed.symbol === token.symbol && listed.decimals === token.decimals
      ? []
      : [{ type: 'listDiffers' }]
  const isSent = ({ address }: Token) =>
    address !== undefined &&
    isSameAddress(network.chainNamespace, address, token.address)
  const isSpam =
    told.find(isSent)?.doubt === 'spam' ||
    held.some((one) => isSent(one) && hasSpamTexts(network, one))
  return isSpam ? [{ type: 'spamToken' }] : []
}
