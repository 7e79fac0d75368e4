/** Time, as the kit sees it. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number
  /** Calls once after a delay unless the signal is aborted first. */
  after(delayMs: number, run: () => void, signal?: AbortSignal): void
}

/** Strings under keys; every method may throw. */
export type KeyValueStore = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** What the kit needs of the world around it: a browser, a server or a test. */
export type Environment = {
  readonly clock: Clock
  /** Absent where nothing may be stored, e.g. on a server. */
  readonly keyValueStore: KeyValueStore | undefined
  /**
   * Tells of keys that another tab changed; `null` when all may have, e.g.
   * because the page was frozen meanwhile.
   */
  onStorageChange(
    listener: (key: string | null) => void,
    signal: AbortSignal,
  ): void
  readonly fetch: typeof globalThis.fetch
  /** The page's window; undefined on a server. */
  readonly window: (Window & typeof globalThis) | undefined
  /** Fit for keys. */
  randomBytes(length: number): Uint8Array
  /** 128 random bits as text, for ids. */
  randomId(): string
  /** Whether the visitor's device is a phone or tablet. */
  isMobile(): boolean
  /** Runs a task while no other tab runs one of the same name. */
  exclusive<result>(name: string, task: () => Promise<result>): Promise<result>
}
