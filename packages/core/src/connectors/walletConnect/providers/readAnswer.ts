import {
  type GenericSchema,
  type InferOutput,
  safeParse,
  ValiError,
} from 'valibot'
import { KitError } from '../../../errors/KitError.js'

/**
 * What a wallet answered, if it is what was asked for.
 * @throws `WALLET_ANSWER_INVALID`
 */
export function readAnswer<schema extends GenericSchema>(
  method: string,
  schema: schema,
  answer: unknown,
): InferOutput<schema> {
  const read = safeParse(schema, answer)
  if (read.success) return read.output
  const cause = new ValiError(read.issues)
  throw new KitError('WALLET_ANSWER_INVALID', { method }, { cause })
}
