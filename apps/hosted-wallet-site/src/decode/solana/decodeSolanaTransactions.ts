import { actionOf } from '../actionOf.js'
import { joinEffects } from '../Effects.js'
import { refused } from '../refused.js'
import type { SigningContext } from '../SigningRequest.js'
import type { Summary } from '../Summary.js'
import { decodeInstruction } from './decodeInstruction.js'
import { highestFee } from './highestFee.js'
import { readSolanaTransaction } from './readSolanaTransaction.js'

const mostTransactions = 64

/** What one or several transactions do together. */
export function decodeSolanaTransactions(
  transactions: readonly Uint8Array[],
  context: SigningContext,
): Summary {
  const { account, network } = context
  const read = transactions.map(
    (bytes) => readSolanaTransaction(bytes)?.message,
  )
  const messages = read.filter((message) => message !== undefined)
  if (
    messages.length !== transactions.length ||
    messages.length === 0 ||
    messages.length > mostTransactions
  )
    return refused(context, 'callContract', 'malformed')
  const effects = joinEffects(
    messages.flatMap(({ instructions }) =>
      instructions.map((instruction) =>
        decodeInstruction(account, instruction),
      ),
    ),
  )
  const paid = messages.filter(({ signers }) => signers[0] === account)
  const signsAll = messages.every(({ signers }) => signers.includes(account))
  return {
    ...effects,
    action: actionOf(effects, 'callContract'),
    account,
    network,
    fields: [],
    highestFee: paid.map(highestFee).reduce((sum, fee) => sum + fee, 0n),
    refusals: signsAll ? [] : ['notThisAccount'],
  }
}
