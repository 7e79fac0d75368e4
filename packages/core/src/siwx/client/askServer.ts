import {
  type SiwxBody,
  type SiwxProblemCode,
  type SiwxReply,
  type SiwxRoute,
  siwxProblemSchema,
  siwxRoutes,
} from '@hasp/protocol/siwx'
import { type GenericSchema, type InferOutput, parse } from 'valibot'
import { isKitError, KitError } from '../../errors/KitError.js'
import type { SignInReason } from '../../errors/SignInReason.js'
import type { Environment } from '../../ports/Environment.js'
import { readBody } from '../../utils/readBody.js'
import { readRetryAfter } from '../../utils/readRetryAfter.js'
import { withDeadline } from '../../utils/withDeadline.js'

const answerLimitMs = 10_000

/** Ten accounts, and a text of the longest. */
const longestAnswer = 64 * 1024

/** What of a server's refusals is more than a refusal. */
const reasons: { readonly [code in SiwxProblemCode]?: SignInReason } = {
  NONCE_INVALID: 'expired',
  SIGNATURE_INVALID: 'wrongSignature',
  SIGNATURE_UNDETERMINED: 'undetermined',
  TOO_MANY_REQUESTS: 'unreachable',
  UNAVAILABLE: 'unreachable',
}

/**
 * Asks the site's server by one of the routes of `@hasp/protocol/siwx`.
 * @throws `SIGN_IN_FAILED`, `CANCELLED`
 */
export async function askServer<route extends SiwxRoute>(
  { clock, fetch }: Pick<Environment, 'clock' | 'fetch'>,
  url: string,
  { body, route, signal }: AskServer<route>,
): Promise<SiwxReply<route>> {
  const { method, reply } = siwxRoutes[route]
  try {
    return await withDeadline({
      clock,
      limitMs: answerLimitMs,
      signal,
      async run(deadline) {
        const response = await fetch(`${url}/${route}`, {
          method,
          // A server on another origin has to allow this page by name.
          credentials: 'include',
          cache: 'no-store',
          redirect: 'error',
          signal: deadline,
          ...(method === 'POST' && {
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
          }),
        })
        const text = await readBody(response, longestAnswer, deadline)
        if (!response.ok) throw toError(response, text, clock)
        return readJson(reply, text) as SiwxReply<route>
      },
    })
  } catch (error) {
    if (isKitError(error, 'SIGN_IN_FAILED') || isKitError(error, 'CANCELLED'))
      throw error
    // No answer, or one that no server of ours gives.
    throw new KitError(
      'SIGN_IN_FAILED',
      { reason: 'unreachable' },
      { cause: error },
    )
  }
}

type AskServer<route extends SiwxRoute> = {
  readonly route: route
  readonly body: SiwxBody<route>
  readonly signal: AbortSignal
}

function readJson<schema extends GenericSchema>(
  schema: schema,
  text: string | undefined,
): InferOutput<schema> {
  return parse(schema, JSON.parse(text ?? ''))
}

function toError(
  { headers }: Response,
  text: string | undefined,
  clock: Environment['clock'],
): KitError {
  const { code } = readJson(siwxProblemSchema, text)
  const retryAfterMs = readRetryAfter(headers.get('retry-after'), clock)
  return new KitError(
    'SIGN_IN_FAILED',
    {
      reason: reasons[code] ?? 'refused',
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    },
    { cause: new Error(code) },
  )
}
