import type { RpcFailure } from '../messages/readMessage.js'

/** JSON-RPC: the same question is wrong however often it is asked. */
const finalCodes = [-32_700, -32_602, -32_601, -32_600]

const tooLargePattern =
  /(size|length|payload).*(limit|exceed|maximum)|(limit|exceed|maximum).*(size|length|payload)|too (large|long|big)/i

const ratePattern = /\brate\b|too many|quota|per (second|minute)/i

/**
 * Why a relay will never take a message, by what it answered.
 * @returns undefined when it may take it another time
 */
export function readRejection(
  failure: RpcFailure,
): 'tooLarge' | 'message' | undefined {
  const { code, message = '' } = failure
  if (ratePattern.test(message)) return undefined
  if (code === 413 || tooLargePattern.test(message)) return 'tooLarge'
  return finalCodes.includes(code) ? 'message' : undefined
}
