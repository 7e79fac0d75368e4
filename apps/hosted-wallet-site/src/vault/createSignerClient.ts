import type {
  SignerCall,
  SignerCalls,
  SignerFailure,
  SignerReply,
} from '../signer/SignerMessages.js'

/** Asks the signer; its worker starts with the first question. */
export interface SignerClient {
  ask<Call extends SignerCall>(
    call: Call,
    parameters: SignerCalls[Call]['parameters'],
  ): Promise<SignerCalls[Call]['answer']>
  /** Whatever it holds is gone. */
  close(): void
}

/** Why the signer did not do it. */
export class SignerRefusal extends Error {
  override readonly name = 'SignerRefusal'
  readonly failure: SignerFailure

  constructor(failure: SignerFailure) {
    super(`The signer did not do it: ${failure}.`)
    this.failure = failure
  }
}

/** The part of a `Worker` that is used. */
export type WorkerLike = Pick<
  Worker,
  'addEventListener' | 'postMessage' | 'terminate'
>

export function createSignerClient(start: () => WorkerLike): SignerClient {
  const waiting = new Map<
    number,
    { resolve: (answer: unknown) => void; reject: (error: Error) => void }
  >()
  let worker: WorkerLike | undefined
  let lastId = 0

  const close = () => {
    worker?.terminate()
    worker = undefined
    const left = [...waiting.values()]
    waiting.clear()
    for (const { reject } of left) reject(new SignerRefusal('failed'))
  }
  const open = () => {
    const started = start()
    started.addEventListener('message', (event) => {
      // Only the worker that was started here speaks on this object.
      const reply = (event as MessageEvent<SignerReply>).data
      const asked = waiting.get(reply.id)
      waiting.delete(reply.id)
      if ('failure' in reply) asked?.reject(new SignerRefusal(reply.failure))
      else asked?.resolve(reply.answer)
    })
    started.addEventListener('error', close)
    worker = started
    return started
  }
  return {
    async ask(call, parameters) {
      const current = worker ?? open()
      lastId += 1
      const id = lastId
      const answer = await new Promise<unknown>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        current.postMessage({ id, call, parameters })
      })
      return answer as SignerCalls[typeof call]['answer']
    },
    close,
  }
}
