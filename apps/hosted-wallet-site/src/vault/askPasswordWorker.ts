import type {
  PasswordQuestion,
  PasswordReply,
  PasswordTask,
} from '../password/PasswordMessages.js'
import type { WorkerLike } from './createSignerClient.js'

/**
 * Works out the half of a recovery that a password stands for.
 * @throws when the device cannot do it
 */
export async function stretchInWorker(
  start: () => WorkerLike,
  question: PasswordQuestion,
): Promise<Uint8Array> {
  const reply = await ask(start, { type: 'stretch', ...question })
  if (reply.type === 'stretched') return reply.half
  throw new Error('This device cannot stretch the password.')
}

/**
 * Whether a password is one that leaked.
 * @throws when the device cannot tell
 */
export async function judgeInWorker(
  start: () => WorkerLike,
  password: string,
): Promise<boolean> {
  const reply = await ask(start, { type: 'judge', password })
  if (reply.type === 'judged') return reply.isCommon
  throw new Error('This device cannot judge the password.')
}

/** A worker for one task: the only script that may compile WebAssembly. */
async function ask(
  start: () => WorkerLike,
  task: PasswordTask,
): Promise<PasswordReply> {
  const worker = start()
  try {
    return await new Promise<PasswordReply>((resolve, reject) => {
      worker.addEventListener('message', (event) =>
        resolve((event as MessageEvent<PasswordReply>).data),
      )
      worker.addEventListener('error', () =>
        reject(new Error('The worker for passwords did not start.')),
      )
      worker.postMessage(task)
    })
  } finally {
    // Its memory holds what the password was.
    worker.terminate()
  }
}
