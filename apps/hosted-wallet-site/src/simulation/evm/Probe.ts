import type { Effects } from '../../decode/Effects.js'
import type { Asset } from '../../decode/Summary.js'

/** A question to a contract, asked before a transaction and after it. */
export type Probe = {
  readonly to: string
  /** Of the call, in hex. */
  readonly data: string
  /** What counts where the contract gives no answer. */
  readonly absent?: bigint
  /** What its answer counts, where that is not the answer itself. */
  readonly count?: (word: bigint) => bigint
} & (
  | { readonly asks: 'balance'; readonly asset: Asset }
  | {
      readonly asks: 'control'
      /** What the answer means that it gives afterwards. */
      readonly controlOf: (word: bigint) => Effects
    }
)
