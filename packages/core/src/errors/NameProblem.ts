/** Why a name leads nowhere. */
export type NameProblem =
  /** It cannot be a name (ENSIP-15). */
  | 'invalid'
  /** Nobody has said where it leads on this network. */
  | 'unknown'
  /**
   * Its only address is a contract of the names network, which may belong to
   * nobody here.
   */
  | 'contract'
  /** The site's node and its data service say different things. */
  | 'disagreement'
  /** The visitor knows it by another address: sent to it, or saved it. */
  | 'moved'
  /** Who could tell does not answer, or only a host that is not allowed. */
  | 'unreachable'
  /** It was signed for, and nobody has said whether it was given. */
  | 'unanswered'
  /** Names are not looked up in this chain family. */
  | 'unsupported'
