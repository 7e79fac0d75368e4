/**
 * What the processes of one service share besides their database. It may be
 * lost at any moment, and what is in it must be made so that nothing is
 * believed then which was not true.
 */
export interface SharedCache {
  /**
   * Runs a script of Lua, between which and the next nothing else happens.
   * @throws Error when the cache does not answer; the script may have run
   */
  run(
    script: string,
    key: string,
    parameters: readonly (number | string)[],
  ): Promise<unknown>
  /** @returns bytes that are kept, and for how much longer */
  find(
    key: string,
  ): Promise<{ readonly bytes: Buffer; readonly leftMs: number } | undefined>
  /** Keeps bytes for a while, in place of earlier ones. */
  keep(key: string, bytes: Uint8Array, forMs: number): Promise<void>
  isReady(): Promise<boolean>
  close(): Promise<void>
}
