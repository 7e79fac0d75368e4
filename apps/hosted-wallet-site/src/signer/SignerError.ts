import type { SignerFailure } from './SignerMessages.js'

/** Why the signer did not do what it was asked. */
export class SignerError extends Error {
  override readonly name = 'SignerError'
  readonly failure: SignerFailure

  constructor(failure: SignerFailure, options?: ErrorOptions) {
    super(`The signer refuses: ${failure}.`, options)
    this.failure = failure
  }
}
