import { expect, test } from 'vitest'
import { askWallet } from './askWallet.js'

/** Whatever is loaded arrives in a later task. */
const nextTask = () =>
  new Promise<'later'>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port2.onmessage = () => {
      port2.close()
      resolve('later')
    }
    port1.postMessage(undefined)
  })

test.each([
  [{ code: 4001 }, 'USER_REJECTED'],
  [{ code: -32_603, data: { originalError: { code: 4001 } } }, 'USER_REJECTED'],
  [{ code: 5000 }, 'USER_REJECTED'],
  [{ code: 4100 }, 'WALLET_UNAUTHORIZED'],
  [{ code: 4902 }, 'CHAIN_NOT_ADDED'],
  [new Error('User rejected the request.'), 'USER_REJECTED'],
  [{ code: 123 }, 'WALLET_ERROR'],
])(
  'what a wallet refuses with is known without loading anything: %j',
  async (refusal, code) => {
    const asking = askWallet({
      run: () => Promise.reject(refusal),
      method: 'personal_sign',
      parse: (answer) => answer,
      signal: new AbortController().signal,
    }).catch((error: unknown) => error)
    const first = await Promise.race([asking, nextTask()])
    expect(first).toMatchObject({ code })
  },
)
