/** Why a transfer would certainly fail, or be lost where it goes. */
export type TransferObstacle =
  /** The receiver is the token itself, another token, or an account of one. */
  | 'receiverIsToken'
  /** The receiver is a program that the transfer itself runs. */
  | 'receiverIsProgram'
  /** The token cannot be transferred by its holder. */
  | 'notTransferable'
  /** The token's issuer has frozen the sender's account. */
  | 'frozen'
  /** The receiver's account of the token is frozen, or would start so. */
  | 'receiverFrozen'
  /** The token's issuer has stopped all transfers. */
  | 'paused'
  /** A program of the issuer has to be part of every transfer. */
  | 'programDecides'
  /** The receiver takes the token only with a memo. */
  | 'memoRequired'
