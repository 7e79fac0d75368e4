/** Why a wallet cannot be opened here. */
export type VaultFailure =
  | 'codeNeeded'
  | 'held'
  | 'madeElsewhere'
  | 'noPassword'
  | 'notHere'
  | 'tryLater'

export class VaultError extends Error {
  override readonly name = 'VaultError'
  readonly failure: VaultFailure
  readonly retryAfterMs: number | undefined

  constructor(failure: VaultFailure, retryAfterMs?: number) {
    super(`The wallet cannot be opened here: ${failure}.`)
    this.failure = failure
    this.retryAfterMs = retryAfterMs
  }
}
