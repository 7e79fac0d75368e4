import { readUnsignedTransaction } from '../decode/evm/UnsignedTransaction.js'
import type { AskNode } from '../requests/prepareTransaction.js'
import { readBlock, readNextBlock } from './evm/readNextBlock.js'
import { simulateTransaction } from './evm/simulateTransaction.js'
import type { Found, SimulationQuestion } from './SimulationMessages.js'
import { simulateAll } from './solana/simulateAll.js'

const unknown: Found = { simulation: { status: 'unknown' } }

/** Has a node try a request out. It never rejects. */
export async function simulateRequest(
  question: SimulationQuestion,
  askNode: AskNode,
): Promise<Found> {
  try {
    return await simulate(question, askNode)
  } catch {
    // Whatever a node says that is no answer: nobody knows what it does.
    return unknown
  }
}

async function simulate(
  { known, request, summary }: SimulationQuestion,
  askNode: AskNode,
): Promise<Found> {
  const { account } = summary
  if ('transactions' in request)
    return {
      simulation: await simulateAll(request.transactions, { account, askNode }),
    }
  const transaction =
    'transaction' in request && readUnsignedTransaction(request.transaction)
  if (!transaction) return unknown
  const latest = await readBlock(askNode, 'latest')
  const parent = latest.number
  if (known?.parent === parent) return known
  const block = await readNextBlock(askNode, latest)
  const setting = { askNode, block, summary }
  return {
    parent,
    simulation: await simulateTransaction(transaction, setting),
  }
}
