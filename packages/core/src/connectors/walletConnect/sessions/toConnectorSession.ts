import type { Account } from '../../../entities/account/account.js'
import {
  isAccountId,
  parseAccountId,
} from '../../../entities/account/accountId.js'
import { isSameAddress } from '../../../entities/account/address.js'
import type { Namespace } from '../../../entities/network/namespace.js'
import {
  formatNetworkId,
  type NetworkId,
} from '../../../entities/network/networkId.js'
import type { ConnectorSession } from '../../../ports/Connector.js'
import type {
  SessionNamespace,
  WalletConnectSession,
} from '../../../ports/WalletConnectClient.js'
import { toPeer } from './toPeer.js'

/** It reports one network, and goes to any that it is asked for. */
const roamingWallet = 'MetaMask Wallet'

/** How many accounts of one namespace are read. */
const accountsLimit = 100

/** What a session says of one namespace besides its text. */
export type SessionChoice = {
  readonly namespace: Namespace
  /** The network in use: it stays, if the wallet approved it. */
  readonly networkId: NetworkId | undefined
  /** The wallet itself said so: it stays, approved or not. */
  readonly isReported?: boolean | undefined
  /** The account that the wallet put first. */
  readonly address?: string | undefined
  /** An address in its usual form; undefined when it is none. */
  readonly toAddress: (address: string) => string | undefined
}

/**
 * A session as one namespace sees it: the accounts of the network in use, the
 * network, and which others there are.
 * @returns undefined when the wallet granted nothing in the namespace
 */
export function toConnectorSession(
  session: WalletConnectSession,
  { address, isReported, namespace, networkId, toAddress }: SessionChoice,
): ConnectorSession | undefined {
  const granted = session.namespaces[namespace]
  if (!granted) return undefined
  const known = readAccounts(granted, namespace, toAddress)
  const approved = [
    ...new Set([
      ...granted.chains.filter((chain) => chain.startsWith(`${namespace}:`)),
      ...known.map((one) => one.networkId),
    ]),
  ]
  const isKept =
    networkId !== undefined && (isReported || approved.includes(networkId))
  const caipNetworkId = isKept ? networkId : known[0]?.networkId
  const here = known.filter((one) => one.networkId === caipNetworkId)
  const [first, ...rest] = inOrder(here.length > 0 ? here : known, (one) =>
    isSameAddress(namespace, one, address ?? ''),
  )
  if (!first || !caipNetworkId) return undefined
  const account = (one: string): Account => ({
    address: one,
    type: namespace === 'bip122' ? 'payment' : 'eoa',
  })
  return {
    accounts: [account(first), ...rest.map(account)],
    caipNetworkId,
    networkIds: isRoaming(session, namespace) ? undefined : approved,
    peer: toPeer(session.peer),
  }
}

/**
 * Whether the wallet may be asked to go to a network that it did not approve.
 */
export function isRoaming(
  { namespaces, peer }: WalletConnectSession,
  namespace: Namespace,
): boolean {
  const methods = namespaces[namespace]?.methods ?? []
  return (
    namespace === 'eip155' &&
    (methods.includes('wallet_switchEthereumChain') ||
      peer.name === roamingWallet)
  )
}

function readAccounts(
  { accounts }: SessionNamespace,
  namespace: Namespace,
  toAddress: SessionChoice['toAddress'],
) {
  return accounts.slice(0, accountsLimit).flatMap((id) => {
    if (!isAccountId(id)) return []
    const parts = parseAccountId(id)
    const address = toAddress(parts.address)
    return parts.namespace === namespace && address
      ? [{ address, networkId: formatNetworkId(namespace, parts.reference) }]
      : []
  })
}

/** Each address once, the chosen one first. */
function inOrder(
  accounts: readonly { readonly address: string }[],
  isFirst: (address: string) => boolean,
): string[] {
  const all = [...new Set(accounts.map(({ address }) => address))]
  return [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))]
}
