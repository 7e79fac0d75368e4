import {
  finite,
  nullable,
  number,
  object,
  optional,
  parse,
  pipe,
  unknown,
} from 'valibot'
import type { NetworkId } from '../entities/network/networkId.js'
import { KitError } from '../errors/KitError.js'
import type { Environment } from '../ports/Environment.js'
import { boundedText } from '../utils/boundedText.js'
import { readBody } from '../utils/readBody.js'
import { readRetryAfter } from '../utils/readRetryAfter.js'

const bodyLimitBytes = 2 * 1024 * 1024

/** As much of a node's sentence as is worth keeping. */
const messageLimit = 200

/** What nodes answer instead of the status 429. */
const limitExceededCode = -32005

const Answer = object({
  id: nullable(number()),
  result: optional(unknown()),
  error: optional(
    object({
      code: pipe(number(), finite()),
      message: optional(boundedText(/^/, bodyLimitBytes)),
      data: optional(unknown()),
    }),
  ),
})

/**
 * Sends one JSON-RPC request to one node.
 * @returns the result as the node gave it, not checked yet
 * @throws `RPC_ERROR` when the node refuses the request; `RPC_RATE_LIMITED`,
 * `RPC_UNAVAILABLE`, `RPC_ANSWER_INVALID` when the node is at fault
 */
export async function postRequest(parameters: {
  readonly environment: Pick<Environment, 'clock' | 'fetch'>
  readonly networkId: NetworkId
  readonly url: string
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
  readonly parseJson: (text: string) => unknown
  readonly signal: AbortSignal
}): Promise<unknown> {
  const { environment, id, method, networkId, params, signal, url } = parameters
  const { clock, fetch } = environment
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
    credentials: 'omit',
    redirect: 'error',
    signal,
  }).catch((cause: unknown) => {
    throw new KitError('RPC_UNAVAILABLE', { networkId }, { cause })
  })
  const { headers, status } = response
  if (status === 429 || status >= 500) {
    await response.body?.cancel().catch(() => undefined)
    const retryAfterMs = readRetryAfter(headers.get('retry-after'), clock)
    if (status === 429)
      throw new KitError('RPC_RATE_LIMITED', {
        networkId,
        ...(retryAfterMs !== undefined && { retryAfterMs }),
      })
    throw new KitError('RPC_UNAVAILABLE', { networkId })
  }
  const answer = await readAnswer(response, parameters)
  if (answer.id !== null && answer.id !== id)
    throw new KitError('RPC_ANSWER_INVALID', { networkId })
  if (!answer.error) return answer.result
  const { code, data, message = '' } = answer.error
  if (code === limitExceededCode)
    throw new KitError('RPC_RATE_LIMITED', { networkId })
  const cause = { code, data, message: message.slice(0, messageLimit) }
  throw new KitError('RPC_ERROR', { code }, { cause })
}

async function readAnswer(
  response: Response,
  {
    networkId,
    parseJson,
    signal,
  }: Pick<
    Parameters<typeof postRequest>[0],
    'networkId' | 'parseJson' | 'signal'
  >,
) {
  try {
    const body = await readBody(response, bodyLimitBytes, signal)
    return parse(Answer, parseJson(body ?? ''))
  } catch (cause) {
    throw new KitError('RPC_ANSWER_INVALID', { networkId }, { cause })
  }
}
