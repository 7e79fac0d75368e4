import { isNamespace, type Namespace } from '@hasp/core'
import { chainReference } from '../namespaces/chainReference.js'
import { walletNamespaces } from '../namespaces/walletNamespaces.js'

/** What a site asks for, or was granted, in one namespace (CAIP-25). */
type Asked = {
  readonly chains?: readonly string[] | undefined
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

export type AskedNamespaces = { readonly [key: string]: Asked }

export type GrantedNamespace = {
  chains: string[]
  accounts: string[]
  methods: string[]
  events: string[]
}

export type GrantedNamespaces = { [namespace in Namespace]?: GrantedNamespace }

/** The chains of a proposal or session in namespaces that the wallet knows. */
export function askedChains(
  ...namespaces: readonly AskedNamespaces[]
): readonly string[] {
  const chains = namespaces.flatMap((one) =>
    Object.entries(one).flatMap(([key, { chains = [] }]) =>
      key.includes(':') ? [key] : chains,
    ),
  )
  return [...new Set(chains)].filter((chain) => namespaceOf(chain))
}

/**
 * What the wallet grants: the chains that its owner chose, one account on
 * each, and of the methods those it has.
 * @param parameters.isSettled it goes to no other network than these
 */
export function grantNamespaces(parameters: {
  asked: readonly AskedNamespaces[]
  /** The first of a namespace is where the site begins. */
  chains: readonly string[]
  accountIndex: number
  isSettled?: boolean
}): GrantedNamespaces {
  const { accountIndex, asked, chains, isSettled = false } = parameters
  const granted: GrantedNamespaces = {}
  for (const namespace of Object.keys(walletNamespaces).filter(isNamespace)) {
    const own = chains.filter((chain) => namespaceOf(chain) === namespace)
    if (own.length === 0) continue
    const parts = asked
      .flatMap((one) => Object.entries(one))
      .filter(([key]) => namespaceOf(key) === namespace)
      .map(([, part]) => part)
    const walletNamespace = walletNamespaces[namespace]
    const isHad = (method: string) =>
      method in walletNamespace.methods &&
      !(isSettled && /^wallet_(switch|add)EthereumChain$/.test(method))
    granted[namespace] = {
      chains: own,
      accounts: own.map(
        (chain) =>
          `${chain}:${walletNamespace.address(accountIndex, chainReference(chain))}`,
      ),
      methods: once(parts.flatMap(({ methods }) => methods)).filter(isHad),
      events: once(parts.flatMap(({ events }) => events)),
    }
  }
  return granted
}

/** The namespace of a CAIP-2 id, or of a namespace's own name. */
export function namespaceOf(chainId: string): Namespace | undefined {
  const colon = chainId.indexOf(':')
  const namespace = colon < 0 ? chainId : chainId.slice(0, colon)
  return isNamespace(namespace) ? namespace : undefined
}

function once(values: readonly string[]): string[] {
  return [...new Set(values)]
}
