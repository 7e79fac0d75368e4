// Specification 9, "Connector order".
import type { ConnectorInfo, ConnectorType } from '../entities/connectorInfo.js'

/** The sections of a list of wallets, in their default order. */
export const connectorSections = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
] as const

export type ConnectorSection = (typeof connectorSections)[number]

/** Within `injected`, the better known kind comes first. */
const injectedTypes: readonly ConnectorType[] = [
  'MULTI_CHAIN',
  'ANNOUNCED',
  'INJECTED',
]

/**
 * The items of all sections, one section after the other: those of `order`
 * first, then the ones that it leaves out, in their default order.
 */
export function orderSections<item>(
  sections: { readonly [section in ConnectorSection]?: readonly item[] },
  order: readonly ConnectorSection[] = connectorSections,
): item[] {
  return [...new Set([...order, ...connectorSections])].flatMap(
    (section) => sections[section] ?? [],
  )
}

type Ordered = {
  readonly info: Pick<ConnectorInfo, 'id' | 'storageId' | 'type'>
}

/**
 * Connectors as a list shows them: each once, wallets used before (most recent
 * first) in a section of their own. Hosted wallets are no rows of the list.
 * @param recent ids of wallets used before, most recent first
 * @param order the sections in another order
 * @example orderConnectors(kit.stores.connectors.getState().connectors)
 */
export function orderConnectors<item extends Ordered>(
  connectors: readonly item[],
  recent: readonly { readonly id: string }[] = [],
  order?: readonly ConnectorSection[],
): item[] {
  const ofType = (...types: readonly ConnectorType[]) =>
    connectors.filter(({ info }) => types.includes(info.type))
  const injected = injectedTypes.flatMap((type) => ofType(type))
  const external = ofType('EXTERNAL')
  const used = recent.flatMap(({ id }) =>
    [...injected, ...external].filter(({ info }) => isKnownAs(info, id)),
  )
  const isUnused = (connector: item) => !used.includes(connector)
  return orderSections(
    {
      walletConnect: ofType('WALLET_CONNECT'),
      recent: [...new Set(used)],
      injected: injected.filter(isUnused),
      external: external.filter(isUnused),
    },
    order,
  )
}

function isKnownAs(info: Ordered['info'], id: string): boolean {
  return info.storageId === id || info.id === id
}
