import { solanaTestTokens } from '../../../../../devstack/addresses.js'
import { formatBaseUnits } from '../formatBaseUnits.js'
import type { ApprovalDetail } from '../WalletNamespace.js'
import type {
  SolanaInstruction,
  SolanaTransaction,
} from './solanaTransaction.js'

const systemProgram = '11111111111111111111111111111111'
const tokenPrograms: readonly string[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]
const associatedTokenProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'

const systemTransfer = 2
const transferChecked = 12

/** Puts a transaction into words, every amount exact. */
export function describeSolanaTransaction({
  instructions,
  signers,
}: SolanaTransaction): readonly ApprovalDetail[] {
  return [
    { term: 'Fee payer', detail: signers[0] ?? 'Nobody' },
    ...instructions.flatMap(describe),
  ]
}

function describe(instruction: SolanaInstruction): readonly ApprovalDetail[] {
  const { accounts, data, program } = instruction
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  if (program === systemProgram && data.length === 12)
    if (view.getUint32(0, true) === systemTransfer)
      return [
        {
          term: 'Transfer',
          detail: `${formatBaseUnits(view.getBigUint64(4, true), 9)} SOL`,
        },
        { term: 'To', detail: accounts[1] ?? 'Nobody' },
      ]
  if (tokenPrograms.includes(program) && data[0] === transferChecked) {
    const amount = formatBaseUnits(view.getBigUint64(1, true), data[9] ?? 0)
    const token = solanaTestTokens.find(
      ({ address }) => address === accounts[1],
    )
    return [
      {
        term: 'Token transfer',
        detail: `${amount} ${token?.symbol ?? `of the token ${accounts[1]}`}`,
      },
      { term: 'Token account', detail: accounts[2] ?? 'Nobody' },
    ]
  }
  if (program === associatedTokenProgram)
    return [
      { term: 'Opens a token account for', detail: accounts[2] ?? 'Nobody' },
    ]
  return [{ term: 'Calls', detail: program }]
}
