import { grantNamespaces } from './grantNamespaces.js'
import type { PhoneClient } from './PhoneClient.js'
import type { PhoneDecision } from './PhoneWallet.js'
import { noChains, rejected } from './refusals.js'

/**
 * Connects a site to the chains that the owner chose, or to none.
 * @param how.chains what may be granted, as CAIP-2
 * @param how.currentChain the site begins on it, if it may go there
 * @returns what happened, in a sentence
 */
export async function answerProposal(
  client: PhoneClient,
  id: number,
  how: {
    readonly accountIndex: number
    readonly chains: readonly string[]
    readonly currentChain: string
    readonly decision: PhoneDecision
    readonly isSettled: boolean
  },
): Promise<string> {
  const { accountIndex, currentChain, decision, isSettled } = how
  if (decision.type === 'rejected') {
    await client.reject({ id, reason: rejected })
    return 'Rejected.'
  }
  const chains = [...(decision.chains ?? how.chains)].sort(
    (left, right) =>
      Number(right === currentChain) - Number(left === currentChain),
  )
  if (chains.length === 0) {
    await client.reject({ id, reason: noChains })
    return 'Rejected: no chain of this wallet was asked for.'
  }
  const { optionalNamespaces, requiredNamespaces } = client.proposal.get(id)
  const asked = [requiredNamespaces, optionalNamespaces]
  const namespaces = grantNamespaces({ accountIndex, asked, chains, isSettled })
  await client.approve({ id, namespaces })
  return 'Connected.'
}
