import type { Effects } from '../Effects.js'

/** A call, and what has to be known to say what it does. */
export interface EvmCall {
  /** Who the called contract sees. */
  readonly caller: string
  readonly to: string
  readonly value: bigint
  readonly data: Uint8Array
  /** Whether the callee runs in the place of the caller. */
  readonly isDelegate?: boolean
}

/** What a method is read with. */
export interface CallScope {
  /** The account that signs. */
  readonly account: string
  readonly call: EvmCall
  /** What a call inside of it does. */
  readonly inner: (call: EvmCall) => Effects
}
