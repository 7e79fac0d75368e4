import type { WorkerLike } from './createSignerClient.js'

/**
 * A worker for one task; what it held of it is gone with the answer.
 * @throws when the worker does not start
 */
export async function askWorkerOnce<Reply>(
  start: () => WorkerLike,
  task: unknown,
): Promise<Reply> {
  const worker = start()
  try {
    return await new Promise<Reply>((resolve, reject) => {
      worker.addEventListener('message', (event) =>
        resolve((event as MessageEvent<Reply>).data),
      )
      worker.addEventListener('error', () =>
        reject(new Error('The worker did not start.')),
      )
      worker.postMessage(task)
    })
  } finally {
    worker.terminate()
  }
}
