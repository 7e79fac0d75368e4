import type { AccountId } from '../entities/account/accountId.js'
import type { ConnectSignIns } from '../ports/SignInWhileConnecting.js'
import type { ReadableStore } from '../stores/ReadableStore.js'
import type { SignInState } from '../stores/signIn.js'

/**
 * Signing in by a signed message: a value for the option `siwx` of
 * `createKit`, made by `siwx` or `localSiwx` of `@hasp/core/siwx`.
 */
export type SignInFeature = {
  /**
   * Binds it to a kit; nothing is loaded or contacted by this.
   * @param kit the kit that it belongs to; its type would lead in a circle
   */
  bind(kit: () => object): BoundSignIn
}

/** Signing in, bound to one kit. */
export type BoundSignIn = {
  readonly state: ReadableStore<SignInState>
  /** Whether somebody is asked who has to sign in, so that Cancel is in sight. */
  isClosingBlocked(): boolean
  /** Follows who is connected until the signal is aborted. */
  start(signal: AbortSignal): void
  /** What the visitor does; fetched with the start. */
  load(): Promise<SignInSteps>
  /** Fetches what signs in with what connects. */
  loadConnecting(): Promise<ConnectSignIns | undefined>
  /** The same, once it is there. */
  steps(): SignInSteps | undefined
}

/** What a visitor does about signing in. None of them rejects but `sign`. */
export type SignInSteps = {
  /** Asks to sign in, by the view. */
  ask(): void
  /** Makes anew what is signed. */
  prepare(): Promise<void>
  /** Asks the wallet, in the same turn once the text is there. */
  sign(signal?: AbortSignal | undefined): Promise<void>
  /** Decides not to: specification 4, "On cancel". */
  cancel(): Promise<void>
  /** Signs out: everybody unless given. */
  leave(accountId?: AccountId | undefined): Promise<void>
  /** Asks the server who is signed in. */
  check(): Promise<void>
}
