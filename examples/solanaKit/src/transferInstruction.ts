import {
  AccountRole,
  type Address,
  getStructEncoder,
  getU32Encoder,
  getU64Encoder,
  type Instruction,
  type TransactionSigner,
} from '@solana/kit'

const systemProgram = '11111111111111111111111111111111' as Address
const transfer = 2

/** Moves lamports; programs on npm have the same ready-made. */
export function transferInstruction(
  from: TransactionSigner,
  to: Address,
  lamports: bigint,
): Instruction {
  const encoder = getStructEncoder([
    ['instruction', getU32Encoder()],
    ['lamports', getU64Encoder()],
  ])
  return {
    programAddress: systemProgram,
    accounts: [
      { address: from.address, role: AccountRole.WRITABLE_SIGNER },
      { address: to, role: AccountRole.WRITABLE },
    ],
    data: encoder.encode({ instruction: transfer, lamports }),
  }
}
