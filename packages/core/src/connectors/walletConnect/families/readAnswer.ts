import { KitError } from '../../../errors/KitError.js'
import { misfit, type Schema } from '../../../utils/schema.js'

/**
 * What a wallet answered, if it is what was asked for.
 * @throws `WALLET_ANSWER_INVALID`
 */
export function readAnswer<value>(
  method: string,
  schema: Schema<value>,
  answer: unknown,
): value {
  const read = schema(answer)
  if (read === misfit) throw new KitError('WALLET_ANSWER_INVALID', { method })
  return read
}
