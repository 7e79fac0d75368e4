import {
  array,
  maxLength,
  object,
  optional,
  pipe,
  record,
  safeParse,
} from 'valibot'
import {
  isAccountId,
  parseAccountId,
} from '../../../entities/account/accountId.js'
import {
  isNamespace,
  type Namespace,
} from '../../../entities/network/namespace.js'
import {
  isNetworkId,
  type NetworkId,
  namespaceOf,
} from '../../../entities/network/networkId.js'
import type { SessionNamespace } from '../../../ports/WalletConnectClient.js'
import { boundedText } from '../../../utils/boundedText.js'

const texts = pipe(array(boundedText(/^/, 256)), maxLength(1000))
const Granted = record(
  boundedText(),
  object({
    accounts: texts,
    methods: texts,
    events: texts,
    chains: optional(texts),
  }),
)

/** More than this no wallet needs to say. */
const longestGrant = 100_000

/** What a wallet grants, by namespace. */
export type Namespaces = {
  [namespace in Namespace]?: SessionNamespace | undefined
}

/**
 * Reads what a wallet grants (CAIP-25): by namespace or by chain, accounts and
 * chains each of their own namespace. Namespaces that were not asked for, and
 * those without an account, are left out.
 * @returns undefined when v.unknown() is malformed or endless, or nothing is
 * left
 */
export function parseNamespaces(
  input: unknown,
  requestedNamespaces: readonly Namespace[],
): Namespaces | undefined {
  const read = safeParse(Granted, input)
  if (!read.success) return undefined
  const parts = new Map<Namespace, ReturnType<typeof createPart>>()
  for (const [key, granted] of Object.entries(read.output)) {
    const namespace = namespaceOfKey(key)
    if (!namespace) continue
    const fits = (id: string) => id === key || id.startsWith(`${key}:`)
    if (!granted.accounts.every((id) => isAccountId(id) && fits(id)))
      return undefined
    const chains = granted.chains ?? []
    if (!chains.every((id) => isNetworkId(id) && fits(id))) return undefined
    if (
      !requestedNamespaces.includes(namespace) ||
      granted.accounts.length === 0
    )
      continue
    const part = parts.get(namespace) ?? createPart()
    parts.set(namespace, part)
    for (const id of granted.accounts) part.accounts.add(id)
    for (const id of chains) part.chains.add(id as NetworkId)
    for (const id of granted.accounts) part.chains.add(chainOf(id))
    for (const method of granted.methods) part.methods.add(method)
    for (const event of granted.events) part.events.add(event)
  }
  const namespaces: Namespaces = {}
  for (const [namespace, { accounts, chains, events, methods }] of parts)
    namespaces[namespace] = {
      accounts: [...accounts],
      chains: [...chains],
      methods: [...methods],
      events: [...events],
    }
  if (JSON.stringify(namespaces).length > longestGrant) return undefined
  return Object.keys(namespaces).length > 0 ? namespaces : undefined
}

/** A key names a namespace, or one chain of it. */
function namespaceOfKey(key: string): Namespace | undefined {
  if (isNetworkId(key)) return namespaceOf(key)
  return isNamespace(key) ? key : undefined
}

function chainOf(accountId: string): NetworkId {
  const { namespace, reference } = parseAccountId(accountId)
  return `${namespace}:${reference}` as NetworkId
}

/** What several keys grant of one namespace, each of it once. */
function createPart() {
  return {
    accounts: new Set<string>(),
    chains: new Set<NetworkId>(),
    methods: new Set<string>(),
    events: new Set<string>(),
  }
}
