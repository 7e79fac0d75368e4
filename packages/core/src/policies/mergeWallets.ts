// Specification 3, "Connector": a wallet of several families is one row.
import type { ConnectorInfo } from '../entities/connectorInfo.js'
import type { Namespace } from '../entities/namespace.js'

type Info = ConnectorInfo

type Found = { readonly info: Info; readonly namespace: Namespace }

type Row<item> = readonly [item, ...item[]]

/**
 * Connectors as wallets, in the order of finding. Families are joined by the
 * same id, by the same stored name, which is the rdns wherever one is known,
 * and by the same display name and icon where that leaves no doubt; a display
 * name alone proves nothing. Whoever claims an identity second within a family
 * stays a wallet of its own.
 * @param connectors of all families; of one family nothing is joined
 */
export function mergeWallets<item extends Found>(
  connectors: readonly item[],
): readonly { readonly info: Info; readonly connectors: Row<item> }[] {
  const twins = (one: item, isSame: (one: Info, other: Info) => boolean) =>
    connectors.filter(
      ({ info, namespace }) =>
        namespace === one.namespace && isSame(info, one.info),
    )
  const isFirst = (one: item) => twins(one, isStoredAs)[0] === one
  const named = join(
    connectors.map((one): Row<item> => [one]),
    (one, other) =>
      isBeyondName(one.info, other.info) &&
      (one.info.id === other.info.id ||
        (isStoredAs(one.info, other.info) && isFirst(one) && isFirst(other))),
  )
  return join(
    named,
    (one, other) =>
      looksLike(one.info, other.info) &&
      [one, other].every(
        (each) => isFirst(each) && twins(each, looksLike).length < 2,
      ),
  ).map((row) => {
    const [{ info }] = row
    const namespaces = row.map(({ namespace }) => namespace)
    // One connector of the others reaches many wallets.
    const isOne = row[1] && /^(ANN|INJ|EXT)/.test(info.type)
    const type = isOne ? 'MULTI_CHAIN' : info.type
    return { connectors: row, info: { ...info, type, namespaces } }
  })
}

/** Wallets of the Wallet Standard are stored by their display name. */
function isBeyondName(one: Info, other: Info): boolean {
  return !one.storageId.startsWith('standard:') || looksLike(one, other)
}

function isStoredAs(one: Info, other: Info): boolean {
  return one.storageId === other.storageId
}

function looksLike(one: Info, other: Info): boolean {
  return (
    !!one.imageUrl && one.imageUrl === other.imageUrl && one.name === other.name
  )
}

/** Joins rows that share no family and hold a pair that belongs together. */
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
