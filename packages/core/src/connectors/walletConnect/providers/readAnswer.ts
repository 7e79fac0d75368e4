import * as v from 'valibot'
import { KitError } from '../../../errors/KitError.js'

/**
 * What a wallet answered, if it is what was asked for.
 * @throws `WALLET_ANSWER_INVALID`
 */
export function readAnswer<schema extends v.GenericSchema>(
  method: string,
  schema: schema,
  answer: unknown,
): v.InferOutput<schema> {
  const read = v.safeParse(schema, answer)
  if (read.success) return read.output
  const cause = new v.ValiError(read.issues)
  throw new KitError('WALLET_ANSWER_INVALID', { method }, { cause })
}
