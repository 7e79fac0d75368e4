import type { Address } from '../addresses.js'

/** A part of the stack that is up. */
export interface RunningPart {
  readonly address: Address
  /**
   * Settles when the part is down: with one sentence when it went down by
   * itself, with nothing when it was stopped.
   */
  readonly ended: Promise<string | undefined>
  /** Settles when nothing of the part is left running. */
  readonly stop: () => Promise<void>
}
