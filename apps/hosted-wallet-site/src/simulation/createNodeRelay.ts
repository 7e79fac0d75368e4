import { NodeAnswerError } from '../requests/NodeAnswerError.js'
import type { AskNode } from '../requests/prepareTransaction.js'
import type { SimulationOrder, SimulationReply } from './SimulationMessages.js'

interface Settle {
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: Error) => void
}

/** Asks the node by way of the page: this worker reaches nobody. */
export function createNodeRelay(say: (reply: SimulationReply) => void): {
  readonly ask: AskNode
  readonly hear: (
    order: Exclude<SimulationOrder, { readonly type: 'simulate' }>,
  ) => void
} {
  const waiting = new Map<number, Settle>()
  let lastId = 0
  return {
    ask: async (method, params) =>
      await new Promise((resolve, reject) => {
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        say({ type: 'ask', id: lastId, method, params })
      }),
    hear: (order) => {
      const asked = waiting.get(order.id)
      waiting.delete(order.id)
      if (order.type === 'answer') asked?.resolve(order.answer)
      else asked?.reject(new NodeAnswerError('The node gave no answer.'))
    },
  }
}
