import { askWorkerOnce } from '../vault/askWorkerOnce.js'
import type { WorkerLike } from '../vault/createSignerClient.js'
import type { SealingReply, SealingTask, SealingTasks } from './SealingTasks.js'

/** Has something sealed or opened, somewhere else than in the page. */
export type Seal = <Task extends SealingTask>(
  task: Task,
  parameters: SealingTasks[Task]['parameters'],
) => Promise<SealingTasks[Task]['answer']>

/** Seals in a worker, which comes when it is needed: HPKE weighs as much as the vault. */
export function sealInWorker(start: () => WorkerLike): Seal {
  return async (task, parameters) => {
    const reply = await askWorkerOnce<SealingReply>(start, { task, parameters })
    if (reply.status === 'failed')
      throw new Error(`What was to be done failed: ${task}.`)
    return reply.answer as SealingTasks[typeof task]['answer']
  }
}
