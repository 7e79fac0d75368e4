import { base58, base64 } from '@scure/base'
import type { SolanaMessage } from '../../decode/solana/readSolanaMessage.js'
import { NodeAnswerError } from '../../requests/NodeAnswerError.js'
import type { AskNode } from '../../requests/prepareTransaction.js'
import { readAccounts } from './readAccounts.js'

/** What a lookup table holds besides its addresses. */
const headBytes = 56
const addressBytes = 32

/**
 * Every account that a transaction can change, those of lookup tables by what
 * the tables hold now.
 * @throws where the node gives no answer that can be read
 */
export async function listAccounts(
  { instructions, signers }: SolanaMessage,
  askNode: AskNode,
): Promise<readonly string[]> {
  const named = instructions.flatMap(({ accounts }) => accounts)
  const tables = [
    ...new Set(
      named.flatMap((one) => (one.type === 'inTable' ? [one.table] : [])),
    ),
  ]
  const found = tables.length > 0 ? await readAccounts(askNode, tables) : []
  const addresses = named.map((one) => {
    if (one.type === 'address') return one.address
    const table = found[tables.indexOf(one.table)]
    const start = headBytes + one.index * addressBytes
    const bytes = base64
      .decode(table?.data[0] ?? '')
      .slice(start, start + addressBytes)
    if (bytes.length < addressBytes)
      throw new NodeAnswerError('No table has such an account.')
    return base58.encode(bytes)
  })
  return [...new Set([...signers, ...addresses])]
}
