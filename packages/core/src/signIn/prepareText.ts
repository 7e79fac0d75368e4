import { namespaceOf } from '../entities/network/networkId.js'
import { asKitError } from '../errors/asKitError.js'
import { KitError } from '../errors/KitError.js'
import { internals } from '../kit/internals.js'
import type { Kit } from '../kit/Kit.js'
import type { SignInText } from '../ports/SignInProvider.js'
import type { SignMessage } from '../ports/SignMessage.js'
import type { SignInAttempt } from '../stores/signIn.js'
import { dropChallenge, fetchChallenge } from './challenges.js'
import { failToBegin } from './failToBegin.js'
import type { Asked, SignInContext } from './SignInContext.js'
import { textTask } from './signInTasks.js'

/** A server whose texts are too short-lived is not asked all the time. */
const shortestPauseMs = 10_000

/**
 * Gets ready what the account that is asked about signs, and what asks its
 * wallet, so that a press asks it at once; anew before it is too old.
 */
export async function prepareText(
  context: SignInContext,
  asked: Asked,
): Promise<void> {
  const { kit } = context
  const { environment, tasks } = kit[internals]
  const holder = tasks.supersede(textTask)
  const isStill = () => !holder.signal.aborted
  const show = (attempt: SignInAttempt) => context.state.setState({ attempt })
  // The last one stays while it is read.
  if (!('text' in context.state.getState().attempt))
    show({ status: 'preparing' })
  try {
    const [{ challenge, restMs }, signMessage] = await Promise.all([
      fetchChallenge(context),
      loadSignMessage(kit, asked),
    ])
    if (!isStill()) return
    if (challenge.networkIds?.includes(asked.account.networkId) === false)
      throw new KitError('SIGN_IN_FAILED', { reason: 'refused' })
    const text = await challenge.write(asked.account)
    assertOwnSite(kit, text)
    if (!isStill()) return
    context.memory.signMessage = signMessage
    context.memory.signed = undefined
    context.memory.isTextForOneTry = challenge.isForOneTry === true
    const { attempt } = context.state.getState()
    // Why the last one let nobody in stays where it is read.
    if (attempt.status === 'failed') show({ ...attempt, text })
    else show({ status: 'ready', text })
    environment.clock.after(
      Math.max(restMs, shortestPauseMs),
      () => renewText(context, asked),
      holder.signal,
    )
  } catch (error) {
    if (isStill()) failToBegin(context, asked, asKitError(error))
  }
}

/** Gets ready what whoever is asked about signs, if anybody is. */
export async function prepareAsked(context: SignInContext): Promise<void> {
  const { asked } = context.memory
  if (asked) await prepareText(context, asked)
}

/** Not while a wallet is asked, or an answer is checked. */
function renewText(context: SignInContext, asked: Asked): void {
  const { status } = context.state.getState().attempt
  if (status === 'asking' || status === 'checking') return
  dropChallenge(context)
  void prepareText(context, asked)
}

async function loadSignMessage(
  kit: Kit,
  { account }: Asked,
): Promise<SignMessage> {
  const adapter = kit[internals].adapters.get(namespaceOf(account.networkId))
  const load = adapter?.capabilities.loadSignMessage
  if (!load) throw new KitError('UNSUPPORTED_METHOD')
  return await load().catch((cause: unknown) => {
    throw new KitError('PART_NOT_LOADED', {}, { cause })
  })
}

/**
 * Nobody signs here what would let them in elsewhere.
 * @throws `SIGN_IN_FAILED`
 */
export function assertOwnSite(kit: Kit, { message }: SignInText): void {
  const page = kit[internals].environment.window?.location
  if (!page) return
  const isOwn =
    message.domain === page.host && new URL(message.uri).origin === page.origin
  if (!isOwn) throw new KitError('SIGN_IN_FAILED', { reason: 'wrongSite' })
}
