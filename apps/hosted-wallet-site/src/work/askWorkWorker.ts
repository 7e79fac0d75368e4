import type { WorkerLike } from '../vault/createSignerClient.js'
import type { WorkQuestion, WorkReply } from './WorkMessages.js'

/**
 * Works in a worker of its own, so that the page goes on meanwhile.
 * @param onTried hears now and then how many answers were tried
 * @throws the signal's reason, or when there is no worker
 */
export async function askWorkWorker(
  start: () => WorkerLike,
  question: WorkQuestion,
  {
    onTried,
    signal,
  }: {
    readonly onTried: (count: number) => void
    readonly signal: AbortSignal
  },
): Promise<string> {
  signal.throwIfAborted()
  const worker = start()
  let leave: () => void = () => undefined
  try {
    return await new Promise((resolve, reject) => {
      leave = () => reject(signal.reason)
      signal.addEventListener('abort', leave, { once: true })
      worker.addEventListener('message', (event) => {
        const reply = (event as MessageEvent<WorkReply>).data
        if (reply.type === 'solved') resolve(reply.answer)
        else onTried(reply.count)
      })
      worker.addEventListener('error', () =>
        reject(new Error('The worker for work did not start.')),
      )
      worker.postMessage(question)
    })
  } finally {
    signal.removeEventListener('abort', leave)
    worker.terminate()
  }
}
