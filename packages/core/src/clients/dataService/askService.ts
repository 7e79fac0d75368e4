import { type GenericSchema, type InferOutput, parse } from 'valibot'
import type { Environment } from '../../ports/Environment.js'
import { readBody } from '../../utils/readBody.js'
import { readRetryAfter } from '../../utils/readRetryAfter.js'
import { ServiceFailure } from './ServiceFailure.js'

const bodyLimitBytes = 1024 * 1024

/** Where a data service is, in full. */
export function serviceBase(url: string, { window }: Environment): URL {
  return new URL(url, window?.location?.href)
}

/**
 * Asks a data service one question.
 * @param about.path the route, with its query
 * @param about.read takes what fits the schema; what it throws is a failure of
 * the service's
 * @throws ServiceFailure when it cannot, will not, or is not understood
 */
export async function askService<schema extends GenericSchema, answer>(about: {
  readonly base: URL
  readonly path: string
  readonly environment: Environment
  readonly signal: AbortSignal
  readonly schema: schema
  readonly read: (body: InferOutput<schema>) => answer
}): Promise<answer> {
  const { base, environment, path, read, schema, signal } = about
  const { clock, fetch } = environment
  const route = base.pathname.replace(/\/$/, '') + path
  const response = await fetch(new URL(route, base).href, {
    headers: { accept: 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'strict-origin-when-cross-origin',
    redirect: 'error',
    signal,
  }).catch((cause: unknown) => {
    throw new ServiceFailure('unreachable', { cause })
  })
  if (!response.ok) {
    await response.body?.cancel().catch(() => undefined)
    throw new ServiceFailure(`answered ${response.status}`, {
      retryAfterMs: readRetryAfter(response.headers.get('retry-after'), clock),
    })
  }
  try {
    const text = await readBody(response, bodyLimitBytes, signal)
    return read(parse(schema, JSON.parse(text ?? '')))
  } catch (cause) {
    throw new ServiceFailure('not understood', { cause })
  }
}
