import type { SigningRequest } from '../decode/SigningRequest.js'
import type { Summary } from '../decode/Summary.js'
import type { AskNode } from '../requests/prepareTransaction.js'
import type { Simulation } from './Simulation.js'
import type { Found, SimulationQuestion } from './SimulationMessages.js'

/** Runs a simulation, in a worker where there is one. */
export type Simulate = (
  question: SimulationQuestion,
  setting: { readonly askNode: AskNode; readonly signal: AbortSignal },
) => Promise<Found>

/**
 * Tries a request out; once more it answers the same while the network is
 * where it was. It never rejects.
 */
export type TryOut = () => Promise<Simulation>

/** Nobody waits longer for a node. */
const answerWithinMs = 4_000
const holdsForMs = 10_000

/** @returns undefined for what reaches no network by itself */
export function createTryOut({
  after,
  askNode,
  now,
  request,
  simulate,
  summary,
}: createTryOut.Parameters): TryOut | undefined {
  if (!('transaction' in request || 'transactions' in request)) return undefined
  let last: { readonly found: Found; readonly endsAtMs: number } | undefined
  return async () => {
    const ending = new AbortController()
    const { signal } = ending
    const cancel = after(answerWithinMs, () => ending.abort())
    const late = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    )
    const endsAtMs = now() + holdsForMs
    const known = last && last.endsAtMs > now() ? last.found : undefined
    try {
      const question = { request, summary, known }
      const setting = { askNode: askNode(signal), signal }
      const found = await Promise.race([simulate(question, setting), late])
      // What is told once more is as old as it was.
      const isAsBefore = known && known.parent === found.parent
      if (!isAsBefore) last = { found, endsAtMs }
      return found.simulation
    } catch {
      return { status: 'unknown' }
    } finally {
      cancel()
      ending.abort()
    }
  }
}

export declare namespace createTryOut {
  interface Parameters {
    readonly after: (delayMs: number, run: () => void) => () => void
    readonly now: () => number
    /** Of the network that the request is for. */
    readonly askNode: (signal: AbortSignal) => AskNode
    readonly request: SigningRequest
    readonly simulate: Simulate
    readonly summary: Summary
  }
}
