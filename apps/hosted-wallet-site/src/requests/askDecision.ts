import { FrameError } from '@hasp/protocol/frame'
import type { Summary } from '../decode/Summary.js'
import type { ReceiverNote } from '../receivers/judgeReceivers.js'
import type { Screens } from '../screens/createScreens.js'

/**
 * Shows a request and waits for the visitor.
 * @returns whether it was approved
 * @throws FrameError `ABORTED` when nobody waits, `LIMIT` when too many do
 */
export function askDecision(
  screens: Screens,
  { id, method, receiverNotes, signal, summary }: askDecision.Parameters,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new FrameError('ABORTED'))
    const leave = () => {
      screens.remove(id)
      reject(new FrameError('ABORTED'))
    }
    const decide = (isApproved: boolean) => {
      signal.removeEventListener('abort', leave)
      screens.remove(id)
      resolve(isApproved)
    }
    const screen = {
      type: 'approval',
      receiverNotes,
      summary,
      decide,
    } as const
    if (!screens.add({ requestId: id, method, screen }))
      return reject(new FrameError('LIMIT'))
    signal.addEventListener('abort', leave, { once: true })
  })
}

export declare namespace askDecision {
  interface Parameters {
    readonly id: string
    readonly method: string
    readonly signal: AbortSignal
    readonly receiverNotes: readonly ReceiverNote[]
    readonly summary: Summary
  }
}
