import { FrameError } from '@hasp/protocol/frame'
import type { EscrowRecovery } from '../escrow/createEscrowRecovery.js'
import type { Screen, Screens } from '../screens/createScreens.js'
import type { EscrowPress, EscrowState } from '../screens/EscrowState.js'
import { ServiceError } from '../service/ServiceError.js'
import { SignerRefusal } from '../vault/createSignerClient.js'
import { VaultError } from '../vault/VaultError.js'
import type { AskedBy } from './AskedBy.js'

/** How often it is looked whether a hold was called off, or is over. */
const lookEveryMs = 30_000

type Step = Exclude<EscrowPress, { type: 'leave' }>
type Next = EscrowState | { readonly status: 'done' }

/**
 * Leads a visitor through the escrow's own code and its hold. What was begun is
 * kept: leaving and coming back goes on where it was.
 * @returns false when the visitor leaves before it is done
 */
export async function askEscrow(
  means: askEscrow.Means,
  about: AskedBy,
  of: askEscrow.Parameters,
): Promise<boolean> {
  const { screens } = means
  const { id, signal } = about
  if (signal.aborted) throw new FrameError('ABORTED')
  const take = (state: EscrowState, press: Step) =>
    step(of, press, signal).catch((error: unknown) =>
      afterFailure(state, error),
    )
  let next: Next = await firstState(of, take)
  try {
    while (next.status !== 'done') {
      const state: EscrowState = next
      const press = await nextPress(means, about, state)
      if (press.type === 'leave') return false
      if (press.type !== 'look')
        screens.change(id, screenOf(state, { isWorking: true }))
      next = await take(state, press)
    }
    return true
  } finally {
    screens.remove(id)
  }
}

export declare namespace askEscrow {
  interface Means {
    /** Runs something later; the result prevents it. */
    readonly after: (delayMs: number, run: () => void) => () => void
    readonly screens: Screens
  }
  interface Parameters {
    readonly walletId: string
    /** The mailbox that was proved to the service, and is to be once more. */
    readonly email: string
    readonly recovery: EscrowRecovery
    /** Opens the wallet with what the escrow has released. */
    readonly open: (secret: string) => Promise<void>
  }
}

/** Where it was left: a page may have been loaded again in between. */
async function firstState(
  { recovery, walletId }: askEscrow.Parameters,
  take: (state: EscrowState, press: Step) => Promise<Next>,
): Promise<Next> {
  const stage = await recovery.stage(walletId)
  if (stage === 'hold')
    return await take(
      { status: 'held', endsAfterMs: undefined },
      { type: 'look' },
    )
  return { status: stage === 'code' ? 'code' : 'begin' }
}

async function step(
  of: askEscrow.Parameters,
  press: Step,
  signal: AbortSignal,
): Promise<Next> {
  const { recovery } = of
  if (press.type === 'send') {
    const { outcome } = await recovery.start(of, signal)
    return outcome === 'STARTED'
      ? { status: 'code' }
      : { status: 'begin', problem: 'recovery.later.tries' }
  }
  if (press.type === 'code') {
    const answer = await recovery.answer(press.code, signal)
    switch (answer.outcome) {
      case 'CODE_INVALID':
        return { status: 'code', problem: 'escrow.codeInvalid' }
      case 'CODE_EXPIRED':
        return { status: 'begin', problem: 'escrow.codeExpired' }
      case 'TRY_LATER':
        return { status: 'code', problem: 'recovery.later.tries' }
      case 'PROVED':
        // One way for what has no hold, and for what has one.
        return await step(of, { type: 'look' }, signal)
    }
  }
  const collected = await recovery.collect(signal)
  switch (collected.outcome) {
    case 'ENDED':
      await recovery.forget()
      return { status: 'begin', problem: 'escrow.ended' }
    case 'HELD':
      return { status: 'held', endsAfterMs: collected.holdEndsAfterMs }
    case 'TRY_LATER':
      return { status: 'held', endsAfterMs: collected.retryAfterMs }
    case 'RELEASED':
      await of.open(collected.secret)
      await recovery.forget()
      return { status: 'done' }
  }
}

/** What the visitor can do something about; all else ends the login. */
function afterFailure(before: EscrowState, error: unknown): EscrowState {
  // The service waits by its own clock.
  if (error instanceof VaultError && error.failure === 'held')
    return { status: 'held', endsAfterMs: error.retryAfterMs ?? lookEveryMs }
  const isAway = error instanceof ServiceError && error.failure !== 'signedOut'
  const isTooSoon = error instanceof VaultError && error.failure === 'tryLater'
  const isWrong = error instanceof SignerRefusal
  if (!isAway && !isTooSoon && !isWrong) throw error
  // It is looked again in a while.
  if (before.status === 'held' && !isWrong) return before
  const status = before.status === 'code' ? 'code' : 'begin'
  return {
    status,
    problem: isTooSoon ? 'recovery.later.tries' : 'recovery.failed',
  }
}

/** Shows where it stands until something comes of it. */
async function nextPress(
  { after, screens }: askEscrow.Means,
  about: AskedBy,
  state: EscrowState,
): Promise<EscrowPress> {
  let end: () => void = () => undefined
  try {
    return await new Promise<EscrowPress>((resolve, reject) => {
      const leave = () => reject(new FrameError('ABORTED'))
      about.signal.addEventListener('abort', leave, { once: true })
      const stopLooking =
        state.status === 'held'
          ? after(Math.min(state.endsAfterMs ?? lookEveryMs, lookEveryMs), () =>
              resolve({ type: 'look' }),
            )
          : undefined
      end = () => {
        about.signal.removeEventListener('abort', leave)
        stopLooking?.()
      }
      if (about.signal.aborted) return leave()
      const screen = screenOf(state, { isWorking: false, press: resolve })
      if (screens.has(about.id)) screens.change(about.id, screen)
      else if (!screens.add({ requestId: about.id, method: null, screen }))
        reject(new FrameError('LIMIT'))
    })
  } finally {
    end()
  }
}

function screenOf(
  state: EscrowState,
  {
    isWorking,
    press = () => undefined,
  }: {
    readonly isWorking: boolean
    readonly press?: (press: EscrowPress) => void
  },
): Screen {
  return { type: 'escrow', state, isWorking, press }
}
