import type { OwnerReply, OwnerTask } from '../signer/OwnerMessages.js'
import { askWorkerOnce } from './askWorkerOnce.js'
import { SignerRefusal, type WorkerLike } from './createSignerClient.js'

type Done = Exclude<OwnerReply, { readonly type: 'failed' }>

/**
 * Has one thing done that the owner of a wallet asks for, by a worker that
 * ends with it.
 * @throws SignerRefusal
 */
export async function askOwnerWorker(
  start: () => WorkerLike,
  task: OwnerTask,
): Promise<Done> {
  const reply = await askWorkerOnce<OwnerReply>(start, task)
  if (reply.type === 'failed') throw new SignerRefusal(reply.failure)
  return reply
}
