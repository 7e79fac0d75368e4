/** What sign-in asks of the visitor. */
export type SignInSituation = {
  readonly isSignInRequired: boolean
  readonly hasSession: boolean
}

/** Signing in by a signed message, as far as the modal has to know of it. */
export type SignInProvider = {
  /** Whether a session is required, and whether there is one. */
  situation(): SignInSituation
}
