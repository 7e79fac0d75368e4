/** Why a transfer would certainly fail, or be lost where it goes. */
export type TransferObstacle =
  /** The receiver is the token itself, another token, or an account of one. */
  | 'receiverIsToken'
  /** The receiver is a program that the transfer itself runs. */
  | 'receiverIsProgram'
  /** The token is bound to whoever has it. */
  | 'notTransferable'
  /** Whoever issues the token has frozen what the sender has. */
  | 'frozen'
  /** The receiver's account of the token is frozen, or would start so. */
  | 'receiverFrozen'
  /** Whoever issues the token has stopped all transfers. */
  | 'paused'
  /** A program of the issuer has to be part of every transfer. */
  | 'programDecides'
  /** The receiver takes the token only with a memo. */
  | 'memoRequired'
