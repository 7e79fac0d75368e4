/** Why a relay does not let the client in. */
export type Refusal = 'token' | 'projectId' | 'origin'

/** A relay closes the socket over a frame that is too long for it. */
export const frameTooLong = 1009

/** The code with which relays close the socket of whom they refuse. */
const unauthorized = 3000

/**
 * Reads a refusal from the end of a socket.
 * @returns undefined when it ended for another reason
 */
export function readRefusal(
  code: number | undefined,
  reason: string,
): Refusal | undefined {
  if (code !== unauthorized) return undefined
  if (/jwt|token/i.test(reason)) return 'token'
  if (/origin/i.test(reason)) return 'origin'
  return /project|key/i.test(reason) ? 'projectId' : 'token'
}
