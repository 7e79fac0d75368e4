import type { SigningRequest } from '../decode/SigningRequest.js'
import type { Summary } from '../decode/Summary.js'
import type { Simulation } from './Simulation.js'

/** A simulation and what it holds for. */
export interface Found {
  readonly simulation: Simulation
  /** The block that it begins with; absent where each run is another. */
  readonly parent?: string
}

export interface SimulationQuestion {
  readonly request: SigningRequest
  /** What the bytes of the request say. */
  readonly summary: Summary
  /** What was found before; it is answered again while it still holds. */
  readonly known: Found | undefined
}

/** What the worker hears: one question, and what the node says to its own. */
export type SimulationOrder =
  | { readonly type: 'simulate'; readonly question: SimulationQuestion }
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly type: 'noAnswer'; readonly id: number }

export type SimulationReply =
  | {
      readonly type: 'ask'
      readonly id: number
      readonly method: string
      readonly params: unknown
    }
  | { readonly type: 'found'; readonly found: Found }
