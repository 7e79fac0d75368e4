import { computeBudgetAddress } from './decodeInstruction.js'
import type { SolanaMessage } from './readSolanaMessage.js'

const lamportsPerSignature = 5_000n
const unitsPerInstruction = 200_000n
const mostUnits = 1_400_000n
const microLamports = 1_000_000n

/** The fee for the signatures and what is offered besides, in lamports. */
export function highestFee({ instructions, signers }: SolanaMessage): bigint {
  let price = 0n
  let units: bigint | undefined
  let counted = 0n
  for (const { data, program } of instructions) {
    if (program !== computeBudgetAddress) {
      counted += 1n
      continue
    }
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
    const [kind] = data
    if (kind === 2 && data.length === 5) units = BigInt(view.getUint32(1, true))
    if (kind === 3 && data.length === 9) price = view.getBigUint64(1, true)
  }
  const wanted = units ?? counted * unitsPerInstruction
  const used = wanted < mostUnits ? wanted : mostUnits
  const offered = (price * used + microLamports - 1n) / microLamports
  return BigInt(signers.length) * lamportsPerSignature + offered
}
