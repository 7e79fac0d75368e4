import type { Summary } from '../decode/Summary.js'
import type { ReceiverNote } from '../receivers/judgeReceivers.js'
import type { Trial } from '../simulation/Simulation.js'
import type { RatePassword, RecoveryState } from './ChooseRecoveryScreen.js'
import type { EscrowPress, EscrowState } from './EscrowState.js'

/** What the wallet shows, one at a time. */
export type Screen =
  | {
      readonly type: 'approval'
      readonly receiverNotes: readonly ReceiverNote[]
      readonly summary: Summary
      /** Absent for what reaches no network by itself. */
      readonly trial: Trial | undefined
      readonly decide: (isApproved: boolean) => void
    }
  | {
      readonly type: 'chooseRecovery'
      /** Whose wallet it is. */
      readonly email: string
      readonly state: RecoveryState
      readonly rate: RatePassword
      readonly submit: (password: string) => void
      readonly cancel: () => void
    }
  | {
      readonly type: 'enterRecovery'
      readonly email: string
      readonly state: RecoveryState
      readonly submit: (password: string) => void
      /** Absent where the visitor has none, or this page may not ask. */
      readonly usePasskey?: (() => void) | undefined
      /** Absent where no escrow can help. */
      readonly useEscrow?: (() => void) | undefined
      readonly cancel: () => void
    }
  | {
      readonly type: 'escrow'
      readonly state: EscrowState
      readonly isWorking: boolean
      readonly press: (press: EscrowPress) => void
    }
  | {
      /** A wallet is made that the provider can help to restore. */
      readonly type: 'making'
      readonly state: RecoveryState
      readonly retry: () => void
      readonly cancel: () => void
    }
  | {
      readonly type: 'work'
      /** From 0 to 1. */
      readonly progress: number
      readonly cancel: () => void
    }

/** A screen that waits for its turn or is shown. */
export interface ShownScreen {
  readonly requestId: string
  /** Of the page's request; null for a screen of the wallet's own. */
  readonly method: string | null
  readonly screen: Screen
}

/** The screens of one page of the wallet. */
export interface Screens {
  /** The one that is shown, and how many wait behind it. */
  current():
    | { readonly shown: ShownScreen; readonly waiting: number }
    | undefined
  subscribe(listener: () => void): () => void
  /** Whether one of this request waits or is shown. */
  has(requestId: string): boolean
  /** Lines up; false where too many do. */
  add(shown: ShownScreen): boolean
  /** Shows something else in the same place. */
  change(requestId: string, screen: Screen): void
  remove(requestId: string): void
}

const mostWaiting = 9

/**
 * @param onOpened called when a screen is shown, with the number behind it
 * @param onClosed called when a screen that was shown is gone
 */
export function createScreens({
  onClosed,
  onOpened,
}: {
  readonly onOpened: (shown: ShownScreen, waiting: number) => void
  readonly onClosed: (requestId: string) => void
}): Screens {
  let line: readonly ShownScreen[] = []
  const listeners = new Set<() => void>()
  const set = (next: readonly ShownScreen[]) => {
    const [before] = line
    line = next
    const [shown] = next
    if (before && before.requestId !== shown?.requestId)
      onClosed(before.requestId)
    if (shown && before?.requestId !== shown.requestId)
      onOpened(shown, next.length - 1)
    for (const listener of listeners) listener()
  }
  return {
    current: () => {
      const [shown, ...behind] = line
      return shown && { shown, waiting: behind.length }
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    has: (requestId) => line.some((one) => one.requestId === requestId),
    add: (shown) => {
      if (line.length > mostWaiting) return false
      set([...line, shown])
      return true
    },
    change: (requestId, screen) =>
      set(
        line.map((one) =>
          one.requestId === requestId ? { ...one, screen } : one,
        ),
      ),
    remove: (requestId) =>
      set(line.filter((one) => one.requestId !== requestId)),
  }
}
