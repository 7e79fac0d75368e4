// Specification 9, "Connector order".
// `orderConnectors` sorts what was found in this browser; `connectRows`, in a
// file of its own, makes the whole first list of all seven sections.
import type {
  ConnectorInfo,
  ConnectorType,
} from '../../entities/connection/connectorInfo.js'

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

type Known = { readonly info: Pick<ConnectorInfo, 'id' | 'storageId'> }

type Ordered = {
  readonly info: Pick<ConnectorInfo, 'id' | 'storageId' | 'type'>
  /** Of a wallet of several namespaces. */
  readonly connectors?: readonly Known[] | undefined
}

/**
 * Connectors as a list shows them: each once, wallets used before (most recent
 * first) in a section of their own. Hosted wallets are no rows of the list.
 * @param recent ids of wallets used before, most recent first
 * @param order the sections in another order
 * @example
 * import { orderConnectors } from '@hasp/core/internal'
 *
 * orderConnectors(kit.stores.connectors.getState().connectors)
 */
export function orderConnectors<item extends Ordered>(
  connectors: readonly item[],
  recent: readonly { readonly id: string }[] = [],
  order?: readonly ConnectorSection[],
): item[] {
  const { recent: used, ...sections } = splitConnectors(connectors, recent)
  return orderSections(
    { ...sections, recent: used.flatMap((section) => section.connectors) },
    order,
  )
}

/**
 * Connectors by section, each in one of them; a wallet used before is beside
 * the memory of it.
 */
export function splitConnectors<
  item extends Ordered,
  memory extends { readonly id: string },
>(connectors: readonly item[], recent: readonly memory[]) {
  const ofType = (...types: readonly ConnectorType[]) =>
    connectors.filter(({ info }) => types.includes(info.type))
  const injected = injectedTypes.flatMap((type) => ofType(type))
  const external = ofType('EXTERNAL')
  const used = new Set<item>()
  const memories = recent.map((memory) => {
    const known = [...injected, ...external].filter(
      (one) => isKnownAs(one, memory.id) && !used.has(one),
    )
    for (const one of known) used.add(one)
    return { memory, connectors: known }
  })
  const isUnused = (connector: item) => !used.has(connector)
  return {
    walletConnect: ofType('WALLET_CONNECT'),
    recent: memories,
    injected: injected.filter(isUnused),
    external: external.filter(isUnused),
  }
}

/**
 * Whether a wallet goes by an id, in whichever of its namespaces.
 * @example
 * import { internals, isKnownAs } from '@hasp/core/internal'
 *
 * const { connectors } = kit.stores.connectors.getState()
 * const wallets = kit[internals].grouping.merge(connectors)
 * wallets.find((one) => isKnownAs(one, 'io.kite'))
 */
export function isKnownAs(
  wallet: Known & Pick<Ordered, 'connectors'>,
  id: string,
): boolean {
  return (wallet.connectors ?? [wallet]).some(
    ({ info }) => info.storageId === id || info.id === id,
  )
}
