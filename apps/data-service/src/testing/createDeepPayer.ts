import { concatHex, type Hex, numberToHex } from 'viem'

/** Where the last part begins. */
const jumpTarget = 41
const payer: Hex = `0x${'d0'.repeat(20)}`

/**
 * A contract that calls itself as often as its 32 bytes of input say, and then
 * pays 1 to a receiver.
 */
export function createDeepPayer(receiver: Hex) {
  const code = concatHex([
    // Jumps to the last part while something is left to count.
    '0x6000358060',
    numberToHex(jumpTarget, { size: 1 }),
    '0x57',
    // CALL(gas, receiver, 1)
    '0x6000600060006000600173',
    receiver,
    '0x5af100',
    // CALL(gas, this, 0) with one less
    '0x5b600190036000526000600060206000600030',
    '0x5af100',
  ])
  return { code, payer }
}
