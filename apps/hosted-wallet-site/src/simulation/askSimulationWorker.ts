import type { AskNode } from '../requests/prepareTransaction.js'
import type { WorkerLike } from '../vault/createSignerClient.js'
import type {
  Found,
  SimulationOrder,
  SimulationQuestion,
  SimulationReply,
} from './SimulationMessages.js'

/**
 * Simulates in a worker of its own: whatever a node answers is read where
 * nothing else is, and the page goes on meanwhile.
 * @throws the signal's reason, or when there is no worker
 */
export async function askSimulationWorker(
  start: () => WorkerLike,
  question: SimulationQuestion,
  {
    askNode,
    signal,
  }: { readonly askNode: AskNode; readonly signal: AbortSignal },
): Promise<Found> {
  const worker = start()
  const say = (order: SimulationOrder) => worker.postMessage(order)
  let leave: () => void = () => undefined
  try {
    return await new Promise((resolve, reject) => {
      leave = () => reject(signal.reason)
      signal.addEventListener('abort', leave, { once: true })
      worker.addEventListener('message', (event) => {
        const reply = (event as MessageEvent<SimulationReply>).data
        if (reply.type === 'found') return resolve(reply.found)
        const { id, method, params } = reply
        askNode(method, params).then(
          (answer) => say({ type: 'answer', id, answer }),
          () => say({ type: 'noAnswer', id }),
        )
      })
      worker.addEventListener('error', () =>
        reject(new Error('The worker for simulations did not start.')),
      )
      say({ type: 'simulate', question })
    })
  } finally {
    signal.removeEventListener('abort', leave)
    worker.terminate()
  }
}
