// Specification 1, "Send": what speaks against a transfer.
import { isSameAddress } from '../../entities/account/address.js'
import type { Namespace } from '../../entities/network/namespace.js'
import type { Network } from '../../entities/network/network.js'
import type { Token } from '../../entities/transfer/token.js'
import type {
  SendCaution,
  TransferAsset,
} from '../../entities/transfer/transfer.js'
import { findTokenCautions } from './findTokenCautions.js'
import { findLookAlike } from './lookAlike.js'
import { isOwnerless } from './ownerlessAddress.js'

/**
 * What the visitor should notice, the gravest first. Of two sentences about
 * one thing only the graver is left.
 * @param about.known own accounts, saved addresses and earlier receivers
 * @param about.held the account's tokens as the network's node tells of them
 * @param about.told the account's tokens as its list last had them
 * @param about.found what the namespace found on the network
 */
export function findCautions(about: {
  readonly namespace: Namespace
  readonly from: string
  readonly to: string
  readonly network: Network
  readonly token: TransferAsset
  readonly isContract: boolean
  readonly known: readonly string[]
  readonly held: readonly Token[]
  readonly told: readonly Token[]
  readonly found: readonly SendCaution[]
}): readonly SendCaution[] {
  const { found, from, held, isContract, namespace, network, to } = about
  const asset = about.token.type
  const isReceiver = (address: string | undefined) =>
    address !== undefined && isSameAddress(namespace, address, to)
  const isFound = (type: SendCaution['type']) =>
    found.some((caution) => caution.type === type)

  const known = [from, ...about.known]
  const twin = findLookAlike(namespace, to, known)
  const token = [...(network.tokens ?? []), ...held].find(({ address }) =>
    isReceiver(address),
  )
  const isGrave =
    isFound('burn') ||
    isOwnerless({ namespace, address: to, asset, isContract })
  const isProgram = isContract && !isGrave && !token && !isFound('keyless')
  return [
    ...(twin ? [{ type: 'lookAlike', ...twin } as const] : []),
    ...(isGrave ? [{ type: 'burn' } as const] : []),
    ...(token
      ? [{ type: 'tokenContract', symbol: token.symbol } as const]
      : []),
    ...(isReceiver(from) ? [{ type: 'ownAccount' } as const] : []),
    ...(isProgram ? [{ type: 'contract' } as const] : []),
    ...findTokenCautions(about),
    ...found.filter(
      ({ type }) => type !== 'burn' && !(type === 'keyless' && isGrave),
    ),
    ...(known.some(isReceiver) ? [] : [{ type: 'firstTime' } as const]),
  ]
}
