import type { SiwxContext } from './SiwxContext.js'
import { SiwxError } from './SiwxError.js'
import { hashSecret } from './secrets.js'

const windowMs = 60_000
const clientLimit = 10
const addressLimit = 30

/**
 * Counts verifications, which cost time, by who asks and by whom they are said
 * to be.
 * @throws `TOO_MANY_REQUESTS`
 */
export async function limitVerifications(
  { environment, options }: SiwxContext,
  request: Request,
  accountIds: readonly string[],
): Promise<void> {
  const client = options.clientOf?.(request)
  const nowMs = environment.clock.now()
  const limits = [
    ...(client === undefined ? [] : [['client', client, clientLimit] as const]),
    ...accountIds.map((one) => ['address', one, addressLimit] as const),
  ]
  for (const [kind, name, limit] of limits) {
    const key = hashSecret(`count ${kind}`, name)
    const count = await options.store.count(key, windowMs, nowMs)
    if (count > limit)
      throw new SiwxError('TOO_MANY_REQUESTS', { retryAfterMs: windowMs })
  }
}
