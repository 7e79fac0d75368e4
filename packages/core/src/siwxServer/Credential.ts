/** Who sent a request, as far as it tells. */
export type Caller = {
  /** What a challenge is bound to. */
  readonly browser: string | undefined
  /** By which a store finds what is kept of a sign-in. */
  readonly owner: string | undefined
}

/** A sign-in that nobody knows of yet. */
export type Issued = {
  readonly owner: string
  readonly cookies: readonly string[]
  /** Once it is kept: the one before is worth nothing from then on. */
  replace(): Promise<void>
}

/** How a browser is known again: by cookies, or by a key that it has. */
export type Credential = {
  /**
   * @param where a route of this server, or one of the site's own
   * @throws `PROOF_INVALID`, `PROOF_STALE`, `TOKEN_INVALID`
   */
  read(request: Request, where: 'here' | 'site'): Promise<Caller>
  /** What a challenge is bound to, which is made where there is none yet. */
  begin(request: Request): Promise<{
    readonly browser: string
    readonly cookies: readonly string[]
  }>
  issue(caller: Caller): Issued
  /** What a browser is told that is not signed in any more. */
  readonly goneCookies: readonly string[]
}
