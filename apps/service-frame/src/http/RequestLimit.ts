/** Counts requests by who asks, over the last minute. */
export interface RequestLimit {
  /**
   * Takes one.
   * @returns how long to wait when there is none; undefined when there was
   */
  take(asker: string): Promise<number | undefined>
}
