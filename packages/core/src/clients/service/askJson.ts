import {
  fallback,
  type InferOutput,
  maxLength,
  minLength,
  object,
  optional,
  parse,
  pipe,
  regex,
  string,
} from 'valibot'
import { KitError } from '../../errors/KitError.js'
import type { Clock, Environment } from '../../ports/Environment.js'
import { readBody } from '../../utils/readBody.js'
import { readRetryAfter } from '../../utils/readRetryAfter.js'
import { ServiceFailure } from './ServiceFailure.js'

const problemLimitBytes = 4_096

const Problem = object({
  code: pipe(string(), regex(/^[A-Z_]{1,40}$/)),
  detail: fallback(
    optional(pipe(string(), minLength(1), maxLength(200))),
    undefined,
  ),
})

/**
 * Asks a service of the site's choice, as any of them is asked: without cookies,
 * following no redirect, and reading no more than there may be. What its codes
 * mean is read here (specification 9): a refusal (403) brings its reason, and
 * whoever wants to be left alone (429, 503) for how long.
 * @param question.content what is sent with it, as JSON; it is read from the
 * service unless given
 * @returns what it says, to be judged by a schema
 * @throws ServiceFailure when it cannot or will not; `CANCELLED`
 */
export async function askJson({
  address,
  content,
  environment,
  limitBytes,
  signal,
}: {
  readonly address: string
  readonly content?: unknown
  readonly environment: Pick<Environment, 'clock' | 'fetch'>
  readonly limitBytes: number
  readonly signal: AbortSignal
}): Promise<unknown> {
  const response = await environment
    .fetch(address, {
      headers: {
        accept: 'application/json',
        ...(content !== undefined && { 'content-type': 'application/json' }),
      },
      ...(content !== undefined && {
        method: 'POST',
        body: JSON.stringify(content),
      }),
      credentials: 'omit',
      referrerPolicy: 'strict-origin-when-cross-origin',
      redirect: 'error',
      signal,
    })
    .catch((cause: unknown) => {
      if (signal.aborted) throw new KitError('CANCELLED', {}, { cause })
      throw new ServiceFailure('unreachable', { cause })
    })
  if (!response.ok) throw await readRefusal(response, environment.clock, signal)
  try {
    const text = await readBody(response, limitBytes, signal)
    return JSON.parse(text ?? '')
  } catch (cause) {
    throw new ServiceFailure('not understood', { cause })
  }
}

async function readRefusal(
  response: Response,
  clock: Clock,
  signal: AbortSignal,
): Promise<ServiceFailure> {
  const { headers, status } = response
  return new ServiceFailure(`answered ${status}`, {
    status,
    ...(await readProblem(response, signal)),
    retryAfterMs: readRetryAfter(headers.get('retry-after'), clock),
  })
}

/** Why, where it says so. @see RFC 9457 */
async function readProblem(
  response: Response,
  signal: AbortSignal,
): Promise<Partial<InferOutput<typeof Problem>>> {
  try {
    const text = await readBody(response, problemLimitBytes, signal)
    return parse(Problem, JSON.parse(text ?? ''))
  } catch {
    return {}
  }
}
