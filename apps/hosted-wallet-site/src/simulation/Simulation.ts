import type { Approval, Asset } from '../decode/Summary.js'

/** By how much the account holds more of something, or less. */
export interface Change {
  readonly asset: Asset
  /** Without the fee. */
  readonly by: bigint
}

/** What a node found when it tried a request out. */
export type Simulation =
  | {
      readonly status: 'changes'
      readonly changes: readonly Change[]
      /** Control over what the account holds, as it is afterwards. */
      readonly approvals: readonly Approval[]
      /** Whether everything was measured that may have changed. */
      readonly isWhole: boolean
    }
  /** It would do nothing and cost the fee. */
  | { readonly status: 'fails' }
  /** The node gave no answer, or none that can be read. */
  | { readonly status: 'unknown' }

/** Where the simulation of a request stands that is shown. */
export type Trial =
  | { readonly status: 'running' }
  /** The visitor pressed, and it is tried out once more. */
  | { readonly status: 'checking'; readonly simulation: Simulation }
  | {
      readonly status: 'done'
      readonly simulation: Simulation
      /** Whether it is another one than the visitor pressed for. */
      readonly isNew: boolean
    }
