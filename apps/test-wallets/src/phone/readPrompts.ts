import type { PreparedRequest } from '../namespaces/WalletNamespace.js'
import { askedChains } from './grantNamespaces.js'
import type { PhoneClient } from './PhoneClient.js'
import type { PhoneSettings } from './PhoneSettings.js'
import type { PhonePrompt, PhoneSite } from './PhoneState.js'
import { writeSignIns } from './signIn/writeSignIns.js'

/** What waits for the wallet's owner, proposals first. */
export function readPrompts(parameters: {
  client: PhoneClient
  accountIndex: number
  settings: Pick<PhoneSettings, 'chains' | 'signIn'>
  prepared: ReadonlyMap<number, PreparedRequest>
}): readonly PhonePrompt[] {
  const { client, prepared, settings } = parameters
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
        (one) => settings.chains?.includes(one) ?? true,
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
  // The client keeps them, whether anybody listens or not.
  const asked = settings.signIn === 'never' ? [] : client.auth.requests.getAll()
  const signIns = asked.map((request): PhonePrompt => {
    const texts = writeSignIns(request, parameters)
    return {
      type: 'signIn',
      id: request.id,
      site: toSite(request.requester.metadata),
      chains: texts.map(({ chain }) => chain),
      text: texts[0]?.text ?? '',
    }
  })
  return [...proposals, ...signIns, ...requests]
}

/** A site as it names itself, which proves nothing. */
export function toSite(site: { name: string; url: string }): PhoneSite {
  return { name: site.name || 'A site without a name', url: site.url }
}
