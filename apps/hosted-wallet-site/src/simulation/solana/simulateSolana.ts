import { base64 } from '@scure/base'
import { array, nullish, object, parse, unknown } from 'valibot'
import { highestFee } from '../../decode/solana/highestFee.js'
import { readSolanaTransaction } from '../../decode/solana/readSolanaTransaction.js'
import { systemProgramAddress } from '../../decode/solana/systemProgram.js'
import { tokenProgramAddresses } from '../../decode/solana/tokenProgram.js'
import { NodeAnswerError } from '../../requests/NodeAnswerError.js'
import type { AskNode } from '../../requests/prepareTransaction.js'
import type { Simulation } from '../Simulation.js'
import { compareAccounts } from './compareAccounts.js'
import { listAccounts } from './listAccounts.js'
import {
  type AccountAnswer,
  accountSchema,
  holdingBytes,
} from './readAccount.js'
import { commitment, readAccounts } from './readAccounts.js'

const simulationSchema = object({
  value: object({
    err: unknown(),
    accounts: nullish(array(accountSchema)),
  }),
})

/**
 * Compares what the accounts of a transaction hold before it and after it, in
 * SOL and in the tokens of both programs.
 * @throws where the node gives no answer that can be read
 */
export async function simulateSolana(
  bytes: Uint8Array,
  { account, askNode }: { readonly account: string; readonly askNode: AskNode },
): Promise<Simulation> {
  const { message } = readSolanaTransaction(bytes) ?? {}
  if (!message) throw new TypeError('This is no transaction.')
  const addresses = await listAccounts(message, askNode)
  // Others can be large, and hold nothing of the visitor's.
  const found = await readAccounts(askNode, addresses, holdingBytes)
  const watched = addresses.flatMap((address, index) => {
    const before = found[index] ?? null
    return address === account || mayHold(before) ? [{ address, before }] : []
  })
  const { value } = parse(
    simulationSchema,
    await askNode('simulateTransaction', [
      base64.encode(bytes),
      {
        commitment,
        encoding: 'base64',
        replaceRecentBlockhash: true,
        accounts: {
          encoding: 'base64',
          addresses: watched.map(({ address }) => address),
        },
      },
    ]),
  )
  if (value.err !== null) return { status: 'fails' }
  const pairs = watched.map(({ address, before }, index) => {
    const after = value.accounts?.[index]
    if (after === undefined)
      throw new NodeAnswerError('The node left accounts out.')
    return { address, before, after }
  })
  const fee = message.signers[0] === account ? highestFee(message) : 0n
  return {
    status: 'changes',
    ...compareAccounts(account, pairs, fee),
    isWhole: true,
  }
}

/** What may be an account of tokens, or become one. */
function mayHold(found: AccountAnswer): boolean {
  return (
    !found ||
    [systemProgramAddress, ...tokenProgramAddresses].includes(found.owner)
  )
}
