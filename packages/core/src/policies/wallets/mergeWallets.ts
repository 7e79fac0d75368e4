// Specification 3, "Connector": a wallet of several namespaces is one row.
import type { ConnectorInfo } from '../../entities/connection/connectorInfo.js'
import type { Namespace } from '../../entities/network/namespace.js'
import type { KnownIdentity } from '../../entities/wallet/knownIdentity.js'

type Info = ConnectorInfo

type Found = {
  readonly info: Info
  readonly namespace: Namespace
  readonly source?: object | undefined
}

type Row<item> = readonly [item, ...item[]]

/**
 * Connectors as wallets, in the order of finding. Namespaces are joined by the
 * same id or stored name, which is the rdns wherever one is known; by one
 * Wallet Standard object; and where both names are known to be one wallet's.
 * What anybody may copy, a display name and a picture, joins nobody. Whoever
 * claims an identity second stays a wallet of its own, and nothing is joined
 * by a name that two claim.
 * @param connectors of all namespaces; of one namespace nothing is joined
 * @param identities wallets that are known by two names
 */
export function mergeWallets<item extends Found>(
  connectors: readonly item[],
  identities: readonly KnownIdentity[] = [],
): readonly { readonly info: Info; readonly connectors: Row<item> }[] {
  const claimants = ({ info }: Found) =>
    connectors.filter((one) => one.info.storageId === info.storageId)
  const isFirst = (one: item) =>
    claimants(one).find(({ namespace }) => namespace === one.namespace) === one
  const isAlone = (one: item) => {
    const all = claimants(one)
    return isOfStandard(one.info)
      ? all.every(({ source }) => source === one.source)
      : new Set(all.map(({ namespace }) => namespace)).size === all.length
  }
  const isSame = (one: item, other: item) => {
    if (isOfStandard(one.info) || isOfStandard(other.info))
      return one.source !== undefined && one.source === other.source
    const isStored = one.info.storageId === other.info.storageId
    return (
      one.info.id === other.info.id ||
      (isStored && isFirst(one) && isFirst(other))
    )
  }
  const isKnown = (one: item, other: item) =>
    identities.some(
      ({ rdns, standardName }) =>
        one.info.storageId === rdns &&
        other.info.storageId === `${standard}${standardName}` &&
        isAlone(one) &&
        isAlone(other),
    )
  const named = join(
    connectors.map((one): Row<item> => [one]),
    isSame,
  )
  return join(
    named,
    (one, other) => isKnown(one, other) || isKnown(other, one),
  ).map((row) => {
    const [{ info }] = row
    const namespaces = row.map(({ namespace }) => namespace)
    // One connector of the others reaches many wallets.
    const isOne = row[1] && /^(ANN|INJ|EXT)/.test(info.type)
    const type = isOne ? 'MULTI_CHAIN' : info.type
    return { connectors: row, info: { ...info, type, namespaces } }
  })
}

const standard = 'standard:'

/** Wallets of the Wallet Standard are stored by their display name. */
function isOfStandard({ storageId }: Info): boolean {
  return storageId.startsWith(standard)
}

/** Joins rows that share no namespace and hold a pair that belongs together. */
function join<item extends Found>(
  rows: readonly Row<item>[],
  isPair: (one: item, other: item) => boolean,
): readonly Row<item>[] {
  const joined: Row<item>[] = []
  for (const row of rows) {
    const index = joined.findIndex(
      (known) =>
        !known.some((one) =>
          row.some(({ namespace }) => namespace === one.namespace),
        ) && known.some((one) => row.some((other) => isPair(one, other))),
    )
    const known = joined[index]
    if (known) joined[index] = [...known, ...row]
    else joined.push(row)
  }
  return joined
}
