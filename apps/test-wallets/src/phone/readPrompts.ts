import type { PreparedRequest } from '../namespaces/WalletNamespace.js'
import { askedChains } from './grantNamespaces.js'
import type { PhoneClient } from './PhoneClient.js'
import type { PhonePrompt, PhoneSite } from './PhoneState.js'

/** What waits for the wallet's owner, proposals first. */
export function readPrompts(parameters: {
  client: PhoneClient
  /** The only chains that are granted. */
  chains: readonly string[] | undefined
  prepared: ReadonlyMap<number, PreparedRequest>
}): readonly PhonePrompt[] {
  const { chains, client, prepared } = parameters
  const proposals = client.proposal.getAll().map(
    ({
      id,
      optionalNamespaces,
      proposer,
      requiredNamespaces,
    }): PhonePrompt => ({
      type: 'proposal',
      id,
      site: toSite(proposer.metadata),
      chains: askedChains(requiredNamespaces, optionalNamespaces).filter(
        (one) => chains?.includes(one) ?? true,
      ),
    }),
  )
  const requests = client
    .getPendingSessionRequests()
    .filter(({ topic }) => client.session.keys.includes(topic))
    .map(
      ({ id, params, topic }): PhonePrompt => ({
        type: 'request',
        id,
        site: toSite(client.session.get(topic).peer.metadata),
        chainId: params.chainId,
        prepared: prepared.get(id),
      }),
    )
  return [...proposals, ...requests]
}

/** A site as it names itself, which proves nothing. */
export function toSite(site: { name: string; url: string }): PhoneSite {
  return { name: site.name || 'A site without a name', url: site.url }
}
