import type { PasswordQuestion, PasswordReply } from './PasswordMessages.js'
import { stretchPassword } from './stretchPassword.js'

self.addEventListener('message', (event: MessageEvent<PasswordQuestion>) => {
  void answer(event.data).then((reply) => self.postMessage(reply))
})

async function answer(question: PasswordQuestion): Promise<PasswordReply> {
  try {
    return { half: await stretchPassword(question) }
  } catch {
    // A device without the memory that it takes.
    return { half: undefined }
  }
}
