/**
 * What the proof key of a way back signs (Ed25519) to have its wallet opened by
 * another address, where the mailbox of before is lost.
 * @param of.moveId of `askMove`, which is answered anew each time
 * @param of.email the other address, as it is given to `proveMove`
 * @example
 * import { moveMailboxText } from '@hasp/protocol/walletService'
 *
 * moveMailboxText({ moveId: 'a', email: 'ada@tide.example' })
 * @see RFC 8032
 */
export function moveMailboxText(of: {
  readonly moveId: string
  readonly email: string
}): string {
  return `hw1/move-mailbox\nmove ${of.moveId}\nemail ${of.email}`
}
