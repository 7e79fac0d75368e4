import { array, object, parse } from 'valibot'
import { NodeAnswerError } from '../../requests/NodeAnswerError.js'
import type { AskNode } from '../../requests/prepareTransaction.js'
import { type AccountAnswer, accountSchema } from './readAccount.js'

/** Of which state of the network everything is read. */
export const commitment = 'confirmed'

const answerSchema = object({ value: array(accountSchema) })

/**
 * Accounts as they are now, in the order of their addresses.
 * @param length how many bytes of each; all of them unless given
 * @throws where the node answers anything else
 */
export async function readAccounts(
  askNode: AskNode,
  addresses: readonly string[],
  length?: number,
): Promise<readonly AccountAnswer[]> {
  const dataSlice = length === undefined ? undefined : { offset: 0, length }
  const { value } = parse(
    answerSchema,
    await askNode('getMultipleAccounts', [
      addresses,
      { commitment, encoding: 'base64', ...(dataSlice && { dataSlice }) },
    ]),
  )
  if (value.length !== addresses.length)
    throw new NodeAnswerError('The node answered about other accounts.')
  return value
}
