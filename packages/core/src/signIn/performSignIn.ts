import { asKitError } from '../errors/asKitError.js'
import { KitError } from '../errors/KitError.js'
import { internals } from '../kit/internals.js'
import type { SignInText } from '../ports/SignInProvider.js'
import type { SignedMessage } from '../ports/SignMessage.js'
import { walletAnswerLimitMs } from '../stores/connection/connections.js'
import { findConnector } from '../stores/connectors.js'
import { joinSignals } from '../utils/joinSignals.js'
import { withDeadline } from '../utils/withDeadline.js'
import { findAccountInUse } from './accountsInUse.js'
import { dropChallenge } from './challenges.js'
import { closeSignIn } from './closeSignIn.js'
import { failToSignIn } from './failToSignIn.js'
import { prepareAsked } from './prepareText.js'
import type { SignInContext } from './SignInContext.js'
import { signTask } from './signInTasks.js'
import { nameOf, takeOverAccounts } from './takeOverAccounts.js'

/**
 * Asks the wallet to sign what is on show, in the turn of the call once it is
 * there, and lets the server check it. One that was signed and could not be
 * checked is only sent again.
 * @throws the reason, which the attempt shows, too; `CANCELLED`
 */
export async function performSignIn(
  context: SignInContext,
  signal?: AbortSignal,
): Promise<void> {
  const { kit, memory, state } = context
  const { attempt } = state.getState()
  if (attempt.status === 'asking' || attempt.status === 'checking') return
  if (!('text' in attempt)) await prepareAsked(context)
  const { text, signMessage } = requireReady(context)
  const holder = kit[internals].tasks.supersede(signTask)
  const { controller, release } = joinSignals(holder.signal, signal)
  try {
    memory.signed ??= await askWallet(
      context,
      { text, signMessage },
      controller.signal,
    )
    await check(context, text, memory.signed, controller.signal)
  } catch (caught) {
    const error = asKitError(caught)
    // Nobody waits for it any more.
    if (!holder.signal.aborted)
      failToSignIn(context, text, error, () => sendAgain(context))
    throw error
  } finally {
    release()
  }
}

function sendAgain(context: SignInContext): void {
  // The attempt shows what became of it.
  performSignIn(context).catch(() => undefined)
}

/** @throws what there was instead of a text */
function requireReady({ memory, state }: SignInContext) {
  const { attempt } = state.getState()
  const { signMessage } = memory
  if ('text' in attempt && signMessage)
    return { text: attempt.text, signMessage }
  if (attempt.status === 'unprepared') throw attempt.error
  throw new KitError('CANCELLED')
}

async function askWallet(
  { kit, state }: SignInContext,
  { signMessage, text }: ReturnType<typeof requireReady>,
  signal: AbortSignal,
): Promise<SignedMessage> {
  const { environment, events, stores } = kit[internals]
  const connection = findAccountInUse(kit)?.connection
  const connector =
    connection &&
    findConnector(
      stores.connectors.getState(),
      connection.connectorId,
      connection.namespace,
    )
  if (!connector)
    throw new KitError('NO_CONNECTOR_FOR_CONNECTION', {
      id: connection?.connectorId ?? '',
    })
  state.setState({ attempt: { status: 'asking', text } })
  events.emit('SIWX_REQUEST', { networkId: text.message.chainId })
  return await withDeadline({
    run: (deadline) => signMessage({ connector, ...text, signal: deadline }),
    clock: environment.clock,
    limitMs: walletAnswerLimitMs,
    signal,
    onDeadline: () =>
      new KitError('WALLET_NOT_RESPONDING', { afterMs: walletAnswerLimitMs }),
  })
}

async function check(
  context: SignInContext,
  text: SignInText,
  signed: SignedMessage,
  signal: AbortSignal,
): Promise<void> {
  const { kit, provider, rules, state, tokens } = context
  const { events } = kit[internals]
  const { accountAddress: address, chainId: networkId } = text.message
  state.setState({ attempt: { status: 'checking', text } })
  const { isAdded } = rules
  const accounts = await provider.add({ text, signed, isAdded, signal })
  if (signal.aborted) throw new KitError('CANCELLED')
  dropChallenge(context)
  // Who signs in anew has not left, whatever the server does not know yet.
  tokens.change(({ leaving }) => ({
    leaving: isAdded ? leaving : [],
  }))
  const own = { address, networkId }
  // The latest is the last.
  const others = accounts.filter(
    (one) => one.networkId !== networkId || one.address !== address,
  )
  const isIn = others.length < accounts.length
  takeOverAccounts(context, isIn ? [...others, nameOf(own)] : accounts)
  if (!isIn) throw new KitError('SIGN_IN_FAILED', { reason: 'refused' })
  closeSignIn(context)
  events.emit('SIWX_AUTH_SUCCESS', { networkId })
}
