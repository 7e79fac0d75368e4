import type {
  PasswordQuestion,
  PasswordReply,
  PasswordTask,
} from '../password/PasswordMessages.js'
import type { GuessingWord } from '../password/rateGuessing.js'
import { askWorkerOnce } from './askWorkerOnce.js'
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

/**
 * How long a password is guessed at.
 * @param known what a stranger knows of the visitor, and tries first
 * @throws when the device cannot tell
 */
export async function rateInWorker(
  start: () => WorkerLike,
  password: string,
  known: readonly string[],
): Promise<GuessingWord> {
  const reply = await ask(start, { type: 'rate', password, known })
  if (reply.type === 'rated') return reply.rating
  throw new Error('This device cannot rate the password.')
}

/** The only worker that may compile WebAssembly. */
const ask = (start: () => WorkerLike, task: PasswordTask) =>
  askWorkerOnce<PasswordReply>(start, task)
