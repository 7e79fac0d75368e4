/** What is handed to the relay for the other side of a topic. */
export type RelayMessage = {
  readonly topic: string
  readonly message: string
  readonly tag: number
  /** Seconds until the relay forgets it. */
  readonly ttl: number
  /** Wakes the wallet's app by a notification. */
  readonly prompt?: boolean
}
