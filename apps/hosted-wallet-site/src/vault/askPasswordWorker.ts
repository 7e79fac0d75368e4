import type {
  PasswordQuestion,
  PasswordReply,
} from '../password/PasswordMessages.js'
import type { WorkerLike } from './createSignerClient.js'

/**
 * Works out the half of a recovery that a password stands for, in a worker of
 * its own: the only script of the wallet that may compile WebAssembly.
 * @throws when the device cannot do it
 */
export async function askPasswordWorker(
  start: () => WorkerLike,
  question: PasswordQuestion,
): Promise<Uint8Array> {
  const worker = start()
  try {
    const { half } = await new Promise<PasswordReply>((resolve, reject) => {
      worker.addEventListener('message', (event) =>
        resolve((event as MessageEvent<PasswordReply>).data),
      )
      worker.addEventListener('error', () =>
        reject(new Error('The worker for passwords did not start.')),
      )
      worker.postMessage(question)
    })
    if (!half) throw new Error('This device cannot stretch the password.')
    return half
  } finally {
    // Its memory holds what the password was.
    worker.terminate()
  }
}
