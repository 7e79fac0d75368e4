/** What a relay does with what it is given, besides being honest. */
export const relayEnemies = [
  'is honest',
  /** Carries messages, and never acknowledges them. */
  'keeps receipts',
  /** Takes messages and carries none. */
  'swallows messages',
  /** Is open and says nothing. */
  'is silent',
  'is down',
  'refuses',
  /** Carries a message and is gone before it acknowledges it. */
  'is cut after every message',
  'is cut before every message',
  'delivers twice',
  'delivers late',
] as const

/** One of `relayEnemies`. */
export type RelayEnemy = (typeof relayEnemies)[number]
