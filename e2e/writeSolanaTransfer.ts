import { base58 } from '@scure/base'
import { latestBlockhash } from './solanaNode.js'

const systemProgram = '11111111111111111111111111111111'
const transferOfSystem = [2, 0, 0, 0]

/** An unsigned transaction that moves SOL, as base64, without the kit. */
export async function writeSolanaTransfer({
  from,
  lamports,
  to,
}: {
  from: string
  lamports: bigint
  to: string
}): Promise<string> {
  const amount = Buffer.alloc(8)
  amount.writeBigUInt64LE(lamports)
  const named = [from, to, systemProgram, await latestBlockhash()]
  return Buffer.from([
    // One signature, which is not there yet.
    ...[1, ...new Uint8Array(64)],
    // One account signs and the last is only read; three of them.
    ...[1, 0, 1, 3],
    ...named.flatMap((text) => [...base58.decode(text)]),
    // One instruction of the third, about the first two.
    ...[1, 2, 2, 0, 1, 12, ...transferOfSystem, ...amount],
  ]).toString('base64')
}
