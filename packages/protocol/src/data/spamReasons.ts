/** Why an entry of a history, or a token, looks like a trap: only grows. */
export const spamReasons = [
  /** A contract that nobody stands for says the account moved something. */
  'UNSIGNED',
  /** All that it moved is 0. */
  'NOTHING_MOVED',
  /** It went to 50 receivers at once, and is worth less than a dollar. */
  'MASS_SENT',
  /** Less than a cent of somebody that the account never sent anything to. */
  'DUST',
  /** Its other party begins and ends as one that the account deals with. */
  'LOOK_ALIKE',
  /** A token's name or symbol leads somewhere. */
  'LINK',
  /** They hold what cannot be seen, or turns the reading order. */
  'HIDDEN_CHARACTERS',
  /** The symbol is that of a token that is known, or looks like it. */
  'IMITATION',
] as const

/** One of them. */
export type SpamReason = (typeof spamReasons)[number]
