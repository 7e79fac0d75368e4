import { chainReference } from '../namespaces/chainReference.js'
import { walletNamespaces } from '../namespaces/walletNamespaces.js'
import { askedChains, grantNamespaces, namespaceOf } from './grantNamespaces.js'
import type { PhoneClient, PhoneSession } from './PhoneClient.js'
import type { PhoneMemory } from './PhoneMemory.js'

/** The sites of the wallet's sessions, and what they are told. */
export function createPhoneSites(parameters: {
  client: PhoneClient
  memory: () => PhoneMemory
  /** The EVM network in use. */
  currentChain: () => string
  isSettled: boolean
}) {
  const { client, currentChain, isSettled, memory } = parameters

  const chainsOf = ({ namespaces }: PhoneSession) =>
    Object.values(namespaces).flatMap(({ accounts, chains }) =>
      chains && chains.length > 0 ? chains : accounts.map(chainOfAccount),
    )

  /** Settles locally at once; the site may be away for now. */
  async function grant(
    session: PhoneSession,
    chains: readonly string[],
  ): Promise<void> {
    const { accountIndex } = memory()
    const asked = [session.requiredNamespaces, session.optionalNamespaces]
    const namespaces = grantNamespaces({
      accountIndex,
      asked,
      chains: [...new Set(chains)],
      isSettled,
    })
    const { acknowledged } = await client.update({
      topic: session.topic,
      namespaces,
    })
    acknowledged().catch(() => undefined)
  }

  async function notify(
    { namespaces, topic }: PhoneSession,
    chainId: string,
    event: { name: string; data: unknown },
  ): Promise<void> {
    const granted = namespaces[namespaceOf(chainId) ?? '']
    if (!granted?.events.includes(event.name)) return
    if (!granted.chains?.includes(chainId)) return
    await client.emit({ topic, chainId, event })
  }

  return {
    chainsOf,

    /** What a site has, and what else it may be granted. */
    candidates(session: PhoneSession, known: readonly string[]) {
      const granted = chainsOf(session)
      const isEvm = granted.some((chain) => namespaceOf(chain) === 'eip155')
      const all = [
        ...granted,
        ...askedChains(session.requiredNamespaces, session.optionalNamespaces),
        ...(isEvm ? known : []),
      ]
      return new Map(
        [...new Set(all)].sort().map((one) => [one, granted.includes(one)]),
      )
    },

    grant,

    /** Tells a site where the wallet is, once it may go there. */
    async emitChain(topic: string): Promise<void> {
      const session = client.session.get(topic)
      await notify(session, currentChain(), {
        name: 'chainChanged',
        data: Number(chainReference(currentChain())),
      })
    },

    /** Shares the account in use instead of the one before. */
    async emitAccount(topic: string): Promise<void> {
      await grant(
        client.session.get(topic),
        chainsOf(client.session.get(topic)),
      )
      const session = client.session.get(topic)
      for (const [namespace, { chains = [] }] of Object.entries(
        session.namespaces,
      )) {
        const chain = chains.find((one) => one === currentChain()) ?? chains[0]
        const knownNamespace = namespaceOf(namespace)
        if (!chain || !knownNamespace) continue
        const address = walletNamespaces[knownNamespace].address(
          memory().accountIndex,
          chainReference(chain),
        )
        await notify(session, chain, {
          name: 'accountsChanged',
          data: [address],
        })
      }
    },
  }
}

function chainOfAccount(account: string): string {
  return account.slice(0, account.lastIndexOf(':'))
}
