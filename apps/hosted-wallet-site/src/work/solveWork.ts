import { beginsWithZeros, workText } from '@hasp/protocol/walletService'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { WorkQuestion } from './WorkMessages.js'

/** About ten times in a second of a computer. */
const triesPerReport = 1 << 15

/**
 * Tries answers until one is right: 2^bits of them on average.
 * @param onTried hears now and then how many were tried
 */
export function solveWork(
  { bits, challenge }: WorkQuestion,
  onTried: (count: number) => void,
): string {
  for (let count = 0; ; count += 1) {
    const answer = count.toString(36)
    const hash = sha256(utf8ToBytes(workText({ challenge, answer })))
    if (beginsWithZeros(hash, bits)) return answer
    if (count % triesPerReport === triesPerReport - 1) onTried(count + 1)
  }
}
