import { FrameError } from '@hasp/protocol/frame'
import type { Summary } from '../decode/Summary.js'
import type { ReceiverNote } from '../receivers/judgeReceivers.js'
import type { Screens } from '../screens/createScreens.js'
import type { TryOut } from '../simulation/createTryOut.js'
import { isAsRead } from '../simulation/isAsRead.js'
import type { Simulation, Trial } from '../simulation/Simulation.js'

/** What the visitor decided, and what a node had said it would do. */
export interface Decision {
  readonly isApproved: boolean
  readonly simulation?: Simulation | undefined
}

/**
 * Shows a request and waits for the visitor, while it is tried out. A press
 * counts only if it would still do what was read: it is tried out once more,
 * and where that has changed, the visitor decides again.
 * @throws FrameError `ABORTED` when nobody waits, `LIMIT` when too many do
 */
export function askDecision(
  screens: Screens,
  {
    id,
    method,
    receiverNotes,
    signal,
    summary,
    tryOut,
  }: askDecision.Parameters,
): Promise<Decision> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new FrameError('ABORTED'))
    let isOver = false
    let hasBegun = false
    let trial: Trial | undefined = tryOut && { status: 'running' }
    const end = () => {
      isOver = true
      unsubscribe()
      signal.removeEventListener('abort', leave)
      screens.remove(id)
    }
    const leave = () => {
      end()
      reject(new FrameError('ABORTED'))
    }
    const settle = (decision: Decision) => {
      end()
      resolve(decision)
    }
    const set = (next: Trial) => {
      trial = next
      screens.change(id, screen())
    }
    const decide = (isApproved: boolean) => {
      const simulation = trial?.status === 'done' ? trial.simulation : undefined
      if (isOver) return
      if (!isApproved || !tryOut) return settle({ isApproved, simulation })
      // What it does is not said yet: nothing can be approved.
      if (!simulation) return
      set({ status: 'checking', simulation })
      void tryOut().then((again) => {
        if (isOver) return
        if (isAsRead(simulation, again))
          settle({ isApproved, simulation: again })
        else set({ status: 'done', simulation: again, isNew: true })
      })
    }
    const screen = () =>
      ({ type: 'approval', receiverNotes, summary, trial, decide }) as const
    if (!screens.add({ requestId: id, method, screen: screen() }))
      return reject(new FrameError('LIMIT'))
    signal.addEventListener('abort', leave, { once: true })
    /** Not before its turn: by then it would be old. */
    const begin = () => {
      if (hasBegun || screens.current()?.shown.requestId !== id) return
      hasBegun = true
      void tryOut?.().then((simulation) => {
        if (!isOver) set({ status: 'done', simulation, isNew: false })
      })
    }
    const unsubscribe = screens.subscribe(begin)
    begin()
  })
}

export declare namespace askDecision {
  interface Parameters {
    readonly id: string
    /** Null for a screen of the wallet's own. */
    readonly method: string | null
    readonly signal: AbortSignal
    readonly receiverNotes: readonly ReceiverNote[]
    readonly summary: Summary
    /** Absent for what reaches no network by itself. */
    readonly tryOut: TryOut | undefined
  }
}
