import type { OwnerReply, OwnerTask } from './OwnerMessages.js'
import { performOwnerTask } from './performOwnerTask.js'
import { SignerError } from './SignerError.js'

self.addEventListener('message', (event: MessageEvent<OwnerTask>) => {
  void answer(event.data).then((reply) => self.postMessage(reply))
})

async function answer(task: OwnerTask): Promise<OwnerReply> {
  try {
    return await performOwnerTask(task)
  } catch (error) {
    const failure = error instanceof SignerError ? error.failure : 'failed'
    return { type: 'failed', failure }
  }
}
