import type { Summary } from '../../decode/Summary.js'
import type { ReceiverNote } from '../../receivers/judgeReceivers.js'
import type { KnownNetwork } from '../../screens/Registry.js'
import type { Trial } from '../../simulation/Simulation.js'
import type { Looks } from '../showLooks.js'

/** What the wallet's window shows for its frame. */
export interface WindowRequest {
  readonly origin: string
  readonly siteName?: string | undefined
  readonly receiverNotes: readonly ReceiverNote[]
  readonly summary: Summary
  readonly trial: Trial | undefined
  readonly network?: KnownNetwork | undefined
  readonly language: string
  readonly looks: Looks
}

/** JSON has no large integers: each is a list of one text in an object. */
const integer = '$integer'

export function writeWindowRequest(request: WindowRequest): string {
  return JSON.stringify(request, (_, value) =>
    typeof value === 'bigint' ? { [integer]: `${value}` } : value,
  )
}

/** Reads what the wallet itself has written: both ends are of one build. */
export function readWindowRequest(text: string): WindowRequest {
  return JSON.parse(text, (_, value) =>
    typeof value === 'object' && value !== null && integer in value
      ? BigInt(value[integer])
      : value,
  )
}
