import { createSigner, type Signer } from './createSigner.js'
import { SignerError } from './SignerError.js'
import type { SignerQuestion, SignerReply } from './SignerMessages.js'

const signer = createSigner({
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
})

self.addEventListener('message', (event: MessageEvent<SignerQuestion>) => {
  void answer(event.data).then((reply) => self.postMessage(reply))
})

async function answer(question: SignerQuestion): Promise<SignerReply> {
  const { id } = question
  try {
    return { id, answer: await ask(signer, question) }
  } catch (error) {
    const failure = error instanceof SignerError ? error.failure : 'failed'
    return { id, failure }
  }
}

/** The call and its parameters belong together, which a table cannot say. */
async function ask(signer: Signer, question: SignerQuestion): Promise<unknown> {
  switch (question.call) {
    case 'make':
      return await signer.make(question.parameters)
    case 'open':
      return await signer.open(question.parameters)
    case 'addRecovery':
      return await signer.addRecovery(question.parameters)
    case 'vouch':
      return await signer.vouch(question.parameters)
    case 'removeRecovery':
      return await signer.removeRecovery(question.parameters)
    case 'signDeposit':
      return await signer.signDeposit(question.parameters)
    case 'signRebind':
      return await signer.signRebind(question.parameters)
    case 'recover':
      return await signer.recover(question.parameters)
    case 'signMove':
      return await signer.signMove(question.parameters)
    case 'sign':
      return await signer.sign(question.parameters)
    case 'lock':
      return await signer.lock(undefined)
    default:
      return question satisfies never
  }
}
