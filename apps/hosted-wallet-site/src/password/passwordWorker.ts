import { base64urlnopad } from '@scure/base'
import { isCommonPassword } from './isCommonPassword.js'
import type { PasswordReply, PasswordTask } from './PasswordMessages.js'
import { rateGuessing } from './rateGuessing.js'
import { stretchPassword } from './stretchPassword.js'
import { isInWordFilter } from './wordFilter.js'

self.addEventListener('message', (event: MessageEvent<PasswordTask>) => {
  void answer(event.data).then((reply) => self.postMessage(reply))
})

async function answer(task: PasswordTask): Promise<PasswordReply> {
  try {
    switch (task.type) {
      case 'stretch':
        return { type: 'stretched', half: await stretchPassword(task) }
      case 'judge':
        return { type: 'judged', isCommon: isListed(task.password) }
      case 'rate':
        return {
          type: 'rated',
          rating: rateGuessing(task.password, task.known),
        }
    }
  } catch {
    // A device without the memory that it takes.
    return { type: 'failed' }
  }
}

function isListed(password: string): boolean {
  const filter = base64urlnopad.decode(import.meta.env.HASP_LEAKED_PASSWORDS)
  return isCommonPassword(password, (text) => isInWordFilter(filter, text))
}
