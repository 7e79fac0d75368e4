import {
  formatAccountId,
  type NetworkAccount,
} from '../entities/account/accountId.js'
import type { ConnectedConnection } from '../entities/connection/connection.js'
import { findNetwork } from '../entities/network/findNetwork.js'
import type { Namespace } from '../entities/network/namespace.js'
import { internals } from '../kit/internals.js'
import type { Kit } from '../kit/Kit.js'
import { coversAccount } from '../policies/signIn/coversAccount.js'
import { selectConnected } from '../stores/connection/connections.js'
import type { SignInContext } from './SignInContext.js'

/** An account that a visitor uses, with the wallet that it is in. */
export type AccountInUse = NetworkAccount & {
  readonly connection: ConnectedConnection
}

/**
 * The account in use of the namespace in use.
 * @returns undefined without one, and on a network that is not configured
 */
export function findAccountInUse(
  { stores }: Kit,
  namespace: Namespace | undefined = stores.networks.getState().activeNamespace,
): AccountInUse | undefined {
  const connection = selectConnected(stores.connections.getState(), namespace)
  if (!connection) return undefined
  const { accounts, caipNetworkId: networkId } = connection
  if (!findNetwork(stores.networks.getState(), networkId)) return undefined
  return { networkId, address: accounts[0].address, connection }
}

/** Whether an account is signed in, in this scope. */
export function isSignedIn(
  { rules, state }: SignInContext,
  account: NetworkAccount,
): boolean {
  return state
    .getState()
    .accounts.some((one) => coversAccount(one, account, rules.scope))
}

/** Whether the visitor did not want to, and has been connected since. */
export function hasDeclined(
  { rules, tokens }: SignInContext,
  account: NetworkAccount,
): boolean {
  return tokens
    .read()
    .declined.some((one) => coversAccount(one, account, rules.scope))
}

/** Says of every connection whether its account is signed in. */
export function markConnections(context: SignInContext): void {
  const { kit } = context
  const { connections, networks } = kit[internals].stores
  for (const connection of connections.getState().byId.values()) {
    if (connection.status !== 'connected') continue
    const { accounts, caipNetworkId: networkId, id } = connection
    const account = { networkId, address: accounts[0].address }
    const isIn =
      findNetwork(networks.getState(), networkId) !== undefined &&
      isSignedIn(context, account)
    const signedInAs = isIn
      ? formatAccountId(networkId, account.address)
      : undefined
    if (signedInAs !== connection.signedInAs)
      connections.dispatch({ type: 'signedIn', id, signedInAs })
  }
}
