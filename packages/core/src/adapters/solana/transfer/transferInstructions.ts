import { AccountRole, address, type Instruction } from '@solana/kit'
import type { SendRequest } from '../../../entities/transfer/transfer.js'
import { systemProgram } from './systemProgram.js'
import type { TransferPlan } from './TransferPlan.js'
import { associatedTokenProgram } from './tokenProgram/associatedAccount.js'

/** The program that limits what a transaction may cost. */
export const computeBudgetProgram =
  'ComputeBudget111111111111111111111111111111'

/** The first bytes of instructions: what they do. */
export const discriminators = {
  setUnitLimit: 2,
  setUnitPrice: 3,
  transferLamports: 2,
  createIfMissing: 1,
  transferChecked: 12,
  /** Of transfers with a fee; then which of its instructions. */
  transferFee: 26,
  transferCheckedWithFee: 1,
}

/**
 * What a plan is, in the words of the programs of the network.
 * @see https://docs.rs/spl-token-interface for `TransferChecked`
 */
export function transferInstructions(
  request: SendRequest,
  { unitLimit, unitPrice, way }: TransferPlan,
): readonly Instruction[] {
  const { amount, from, to, token } = request
  const payer = account(from, AccountRole.WRITABLE_SIGNER)
  const budget =
    unitPrice === 0n
      ? []
      : [
          instruction(
            computeBudgetProgram,
            [],
            [
              [1, discriminators.setUnitLimit],
              [4, unitLimit],
            ],
          ),
          instruction(
            computeBudgetProgram,
            [],
            [
              [1, discriminators.setUnitPrice],
              [8, unitPrice],
            ],
          ),
        ]
  if (way.type === 'native' || token.type === 'native')
    return [
      ...budget,
      instruction(
        systemProgram,
        [payer, account(to, AccountRole.WRITABLE)],
        [
          [4, discriminators.transferLamports],
          [8, amount],
        ],
      ),
    ]

  const { destination, isDestinationNew, program, sources } = way
  const mint = account(token.address, AccountRole.READONLY)
  const creation = instruction(
    associatedTokenProgram,
    [
      payer,
      account(destination, AccountRole.WRITABLE),
      account(to, AccountRole.READONLY),
      mint,
      account(systemProgram, AccountRole.READONLY),
      account(program, AccountRole.READONLY),
    ],
    [[1, discriminators.createIfMissing]],
  )
  return [
    ...budget,
    ...(isDestinationNew ? [creation] : []),
    ...sources.map((source) =>
      instruction(
        program,
        [
          account(source.address, AccountRole.WRITABLE),
          mint,
          account(destination, AccountRole.WRITABLE),
          account(from, AccountRole.READONLY_SIGNER),
        ],
        source.kept === undefined
          ? [
              [1, discriminators.transferChecked],
              [8, source.amount],
              [1, token.decimals],
            ]
          : // The network refuses it should it have to keep anything else.
            [
              [1, discriminators.transferFee],
              [1, discriminators.transferCheckedWithFee],
              [8, source.amount],
              [1, token.decimals],
              [8, source.kept],
            ],
      ),
    ),
  ]
}

function account(value: string, role: AccountRole) {
  return { address: address(value), role }
}

/** Programs read their numbers one after the other, lowest byte first. */
function instruction(
  program: string,
  accounts: readonly ReturnType<typeof account>[],
  numbers: readonly (readonly [bytes: number, value: bigint | number])[],
): Instruction {
  const data = numbers.flatMap(([length, value]) =>
    Array.from({ length }, (_, index) =>
      Number((BigInt(value) >> BigInt(8 * index)) & 255n),
    ),
  )
  return {
    programAddress: address(program),
    accounts,
    data: Uint8Array.from(data),
  }
}
