import { parseAccountId } from '../../../entities/account/accountId.js'
import type { NetworkId } from '../../../entities/network/networkId.js'
import type { SessionNamespace } from '../../../ports/WalletConnectClient.js'

/**
 * Networks of Solana by the ids that they had before CAIP-2 settled on the
 * first 32 characters of the genesis hash. Many wallets still know no others.
 */
const earlierIds = new Map<NetworkId, NetworkId>([
  [
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  ],
  [
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
  ],
])

const presentIds = new Map<NetworkId, NetworkId>(
  [...earlierIds].map(([present, earlier]) => [earlier, present]),
)

/** Networks by their ids, and by those that older wallets know. */
export function withEarlierIds(
  networkIds: readonly NetworkId[],
): readonly NetworkId[] {
  return networkIds.flatMap((id) => {
    const earlier = earlierIds.get(id)
    return earlier && !networkIds.includes(earlier) ? [id, earlier] : [id]
  })
}

/** A network by the id that the kit knows it by. */
export function toPresentId(networkId: NetworkId): NetworkId {
  return presentIds.get(networkId) ?? networkId
}

/** A network by the id that the wallet has granted it under. */
export function toGrantedId(
  networkId: NetworkId,
  { chains }: SessionNamespace,
): NetworkId {
  const earlier = earlierIds.get(networkId)
  return earlier && !chains.includes(networkId) && chains.includes(earlier)
    ? earlier
    : networkId
}

/** What a wallet granted, by the ids that the kit knows. */
export function toPresentNamespace(
  granted: SessionNamespace,
): SessionNamespace {
  const { accounts, chains } = granted
  if (!chains.some((id) => presentIds.has(id))) return granted
  return {
    ...granted,
    chains: [...new Set(chains.map(toPresentId))],
    accounts: [
      ...new Set(
        accounts.map((account) => {
          const { address, namespace, reference } = parseAccountId(account)
          return `${toPresentId(`${namespace}:${reference}` as NetworkId)}:${address}`
        }),
      ),
    ],
  }
}
