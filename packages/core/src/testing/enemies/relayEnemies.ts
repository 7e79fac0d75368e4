/** What a relay does with what it is given, besides being honest. */
export const relayEnemies = [
  'is honest',
  /** Carries letters, and never says that it has them. */
  'keeps receipts',
  /** Takes letters and carries none. */
  'swallows letters',
  /** Is open and says nothing. */
  'is silent',
  'is down',
  'refuses',
  /** Carries a letter and is gone before its receipt. */
  'is cut after every letter',
  'is cut before every letter',
  'delivers twice',
  'delivers late',
] as const

/** One of `relayEnemies`. */
export type RelayEnemy = (typeof relayEnemies)[number]
