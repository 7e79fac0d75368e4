import { NodeAnswerError } from '../../requests/NodeAnswerError.js'
import type { AskNode } from '../../requests/prepareTransaction.js'
import type { Simulation } from '../Simulation.js'
import { simulateSolana } from './simulateSolana.js'

const mostTransactions = 8

/**
 * Tries several transactions out. No node does one after the other: each is
 * tried alone, and what one needs of another is not there.
 */
export async function simulateAll(
  transactions: readonly Uint8Array[],
  setting: { readonly account: string; readonly askNode: AskNode },
): Promise<Simulation> {
  if (transactions.length > mostTransactions)
    throw new NodeAnswerError('No node is asked as often.')
  const simulations = await Promise.all(
    transactions.map((bytes) => simulateSolana(bytes, setting)),
  )
  const [first, second] = simulations
  if (first && !second) return first
  const done = simulations.filter((one) => one.status === 'changes')
  if (done.length < simulations.length) return { status: 'unknown' }
  return {
    status: 'changes',
    changes: done.flatMap(({ changes }) => changes),
    approvals: done.flatMap(({ approvals }) => approvals),
    isWhole: false,
  }
}
