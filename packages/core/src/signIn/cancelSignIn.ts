import { cancelEnd } from '../policies/signIn/cancelEnd.js'
import { findAccountInUse } from './accountsInUse.js'
import { closeSignIn } from './closeSignIn.js'
import { disconnectWallet } from './disconnectWallet.js'
import type { SignInContext } from './SignInContext.js'
import { nameOf } from './takeOverAccounts.js'

/** The visitor does not sign in, and ends up where they can go on. */
export async function cancelSignIn(context: SignInContext): Promise<void> {
  const { kit, memory, rules, state } = context
  const { account } = memory.asked ?? {}
  if (!account) return
  const { networks } = kit.stores
  const end = cancelEnd({
    isRequired: rules.isRequired,
    account,
    accounts: state.getState().accounts,
    networkIds: networks
      .getState()
      .networks.map(({ caipNetworkId }) => caipNetworkId),
  })
  if (end.type === 'staysConnected') noteDeclined(context)
  else {
    if (end.type === 'switchesBack') {
      const { networkId } = end
      // A wallet that does not switch is left.
      const isBack = await import('../actions/network/switchNetwork.js')
        .then(({ switchNetwork }) => switchNetwork(kit, { networkId }))
        .then(
          () => true,
          () => false,
        )
      if (isBack) return
    }
    await leaveWallet(context)
  }
}

/** The visitor is not asked again while this account stays connected. */
export function noteDeclined(context: SignInContext): void {
  const { memory, tokens } = context
  const { account } = memory.asked ?? {}
  if (!account) return
  tokens.change(({ declined }) => ({
    declined: [...declined, nameOf(account)],
  }))
  closeSignIn(context)
}

/** Disconnects the wallet in use. */
export async function leaveWallet(context: SignInContext): Promise<void> {
  const { kit } = context
  const connectionId = findAccountInUse(kit)?.connection.id
  closeSignIn(context)
  if (connectionId) await disconnectWallet(kit, connectionId)
}
