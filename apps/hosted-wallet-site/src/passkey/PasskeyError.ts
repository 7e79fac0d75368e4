/**
 * Why a passkey gave no key: the visitor would not, or it cannot. The browser
 * does not say more.
 */
export type PasskeyFailure = 'cancelled' | 'cannot'

export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
  readonly failure: PasskeyFailure

  constructor(failure: PasskeyFailure, options?: ErrorOptions) {
    super(`The passkey gave no key: ${failure}.`, options)
    this.failure = failure
  }
}
