/** Something that a sign-in server keeps for a while. */
export type SiwxEntry = {
  readonly key: string
  /** What belongs together: all accounts of one cookie. */
  readonly owner: string
  /** CAIP-10, of an account that is signed in. */
  readonly account?: string | undefined
  /** JSON. */
  readonly value: string
  /** Milliseconds since the epoch; from then on it is not there. */
  readonly expiresAtMs: number
}

/**
 * What a sign-in server remembers, shared by all its processes. Times are the
 * server's, so that a store needs no clock. `runSiwxStoreSuite` tells whether
 * one keeps what it promises.
 */
export type SiwxStore = {
  /** @returns false, and nothing changes, when the key is taken */
  put(entry: SiwxEntry, nowMs: number): Promise<boolean>
  /** Removes an entry and returns it: of many callers at once, to one. */
  take(key: string, nowMs: number): Promise<SiwxEntry | undefined>
  /** All that belongs together, by its keys' order. */
  read(owner: string, nowMs: number): Promise<readonly SiwxEntry[]>
  /** Lets all that belongs together live until another time. */
  touch(owner: string, expiresAtMs: number): Promise<void>
  /** Removes all that belongs together, or what of it is of an account. */
  remove(owner: string, account?: string | undefined): Promise<void>
  /** Removes all that is of an account, whoever owns it. */
  removeAccount(account: string): Promise<void>
  /**
   * Counts up.
   * @returns how often it was called for the key in the running window
   */
  count(key: string, windowMs: number, nowMs: number): Promise<number>
}
