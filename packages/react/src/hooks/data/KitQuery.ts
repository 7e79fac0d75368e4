import type { KitError } from '@hasp/core/errors'

/** An answer of a node, as views show it. */
export type KitQuery<data> = {
  /** The last answer; it stays while a newer one is being fetched. */
  readonly data?: data | undefined
  readonly status: 'pending' | 'success' | 'error'
  /** The data is from before a failure. */
  readonly isStale: boolean
  readonly error?: KitError | undefined
  /** After a failure: how long until the node may be asked again. */
  readonly retryInMs?: number | undefined
  readonly refetch: () => Promise<void>
}
