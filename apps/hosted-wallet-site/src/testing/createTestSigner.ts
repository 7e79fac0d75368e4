import { createSigner } from '../signer/createSigner.js'
import { SignerError } from '../signer/SignerError.js'
import {
  type SignerClient,
  SignerRefusal,
} from '../vault/createSignerClient.js'

/** The real signer without a worker around it. */
export function createTestSigner(): SignerClient {
  const signer = createSigner({
    after: () => () => undefined,
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  })
  return {
    async ask(call, parameters) {
      try {
        return await signer[call](parameters)
      } catch (error) {
        throw new SignerRefusal(
          error instanceof SignerError ? error.failure : 'failed',
        )
      }
    },
    close: () => undefined,
  }
}
