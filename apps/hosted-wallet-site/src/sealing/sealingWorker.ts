import { performSealing } from './performSealing.js'
import type { SealingQuestion, SealingReply } from './SealingTasks.js'

self.addEventListener('message', (event: MessageEvent<SealingQuestion>) => {
  void answer(event.data).then((reply) => self.postMessage(reply))
})

async function answer(question: SealingQuestion): Promise<SealingReply> {
  try {
    return { status: 'done', answer: await perform(question) }
  } catch {
    return { status: 'failed' }
  }
}

/** The task and its parameters belong together, which a table cannot say. */
async function perform(question: SealingQuestion): Promise<unknown> {
  switch (question.task) {
    case 'makeKey':
      return await performSealing.makeKey(undefined)
    case 'sealRequest':
      return await performSealing.sealRequest(question.parameters)
    case 'openReply':
      return await performSealing.openReply(question.parameters)
    case 'openRelease':
      return await performSealing.openRelease(question.parameters)
    case 'makeOffer':
      return await performSealing.makeOffer(undefined)
    case 'compareOffer':
      return await performSealing.compareOffer(question.parameters)
    case 'sealHalf':
      return await performSealing.sealHalf(question.parameters)
    case 'openHalf':
      return await performSealing.openHalf(question.parameters)
    default:
      return question satisfies never
  }
}
