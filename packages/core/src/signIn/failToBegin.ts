import type { KitError } from '../errors/KitError.js'
import { internals } from '../kit/internals.js'
import { showModal } from '../kit/modal/showModal.js'
import { findAccountInUse } from './accountsInUse.js'
import { disconnectWallet } from './disconnectWallet.js'
import { endAsking } from './endAsking.js'
import type { Asked, SignInContext } from './SignInContext.js'

/**
 * There is nothing to sign. Who has connected just now is where they were
 * before (specification 8, "disconnect and reset to Connect"); who has been
 * connected stays so, and may try again.
 */
export function failToBegin(
  context: SignInContext,
  asked: Asked,
  error: KitError,
): void {
  const { kit } = context
  const { events, log } = kit[internals]
  const { networkId } = asked.account
  log('warn', 'Signing in could not begin', error)
  events.emit('SIWX_AUTH_ERROR', {
    networkId,
    code: asked.isFresh ? 'SIGN_IN_INITIALIZATION_FAILED' : error.code,
  })
  const inUse = findAccountInUse(kit)
  if (!asked.isFresh || !inUse) {
    context.state.setState({ attempt: { status: 'unprepared', error } })
    return
  }
  endAsking(context)
  void disconnectWallet(kit, inUse.connection.id)
  if (asked.isShown) showModal(kit, { view: 'Connect' })
  const { connectorId, namespace } = inUse.connection
  events.emit('CONNECTION_NOTICE', {
    ...{ connectorId, namespace },
    reason: 'notSignedIn',
  })
}
