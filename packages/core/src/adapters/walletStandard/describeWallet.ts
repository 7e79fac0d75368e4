import type { ConnectorInfo } from '../../entities/connection/connectorInfo.js'
import type { Namespace } from '../../entities/network/namespace.js'
import type { StandardWallet } from './StandardWallet.js'

/**
 * What a connector over a Wallet Standard wallet is known by. The name is only
 * a claim: the second wallet to claim it gets another id.
 * @param known the namespace's connectors so far
 */
export function describeWallet(
  { icon, name }: StandardWallet,
  namespace: Namespace,
  known: readonly ConnectorInfo[],
): ConnectorInfo {
  const storageId = `standard:${name}`
  const isTaken = (candidate: string) =>
    known.some((info) => info.id === candidate)
  let id = storageId
  for (let count = 2; isTaken(id); count++) id = `${storageId}#${count}`
  return {
    id,
    storageId,
    name,
    type: 'ANNOUNCED',
    namespaces: [namespace],
    ...(icon && { imageUrl: icon, info: { icon } }),
  }
}
