import { type GenericSchema, type InferOutput, parse } from 'valibot'
import type { Environment } from '../../ports/Environment.js'
import type { Refusable } from '../../ports/Refusable.js'
import { askJson } from '../service/askJson.js'
import { ServiceFailure } from '../service/ServiceFailure.js'
import { refusalOf } from './refusalOf.js'

const limitBytes = 1024 * 1024

/** Where a data service is, in full. */
export function serviceBase(url: string, { window }: Environment): URL {
  return new URL(url, window?.location?.href)
}

/**
 * Asks a data service one question.
 * @param about.path the route, with its query
 * @param about.content what is sent with it, if anything
 * @param about.read takes what fits the schema; what it throws is a failure of
 * the service's
 * @param about.onRefused told where the site is refused: that is its developer's
 * to mend, and a pause is nobody's
 * @throws ServiceFailure when it cannot, will not, or is not understood
 */
export async function askService<schema extends GenericSchema, answer>(
  about: Refusable & {
    readonly base: URL
    readonly path: string
    readonly content?: unknown
    readonly environment: Environment
    readonly signal: AbortSignal
    readonly schema: schema
    readonly read: (body: InferOutput<schema>) => answer
  },
): Promise<answer> {
  const { base, content, environment, path, read, schema, signal } = about
  const address = addressOf(base, path)
  const question = { address, content, environment, limitBytes, signal }
  const body = await askJson(question).catch((error: unknown) => {
    const refusal =
      error instanceof ServiceFailure &&
      error.status === 403 &&
      refusalOf(error)
    // Of one that nobody waits for any more, the reason may be cut off.
    if (refusal && !signal.aborted) about.onRefused?.(refusal.alert)
    throw error
  })
  try {
    return read(parse(schema, body))
  } catch (cause) {
    throw new ServiceFailure('not understood', { cause })
  }
}

/** What is at a path of a service, which may be mounted under a path itself. */
export function addressBelow(base: URL, path: string): URL {
  return new URL(base.pathname.replace(/\/$/, '') + path, base)
}

/** A query of the service's own address, as a project's id, goes with it. */
function addressOf(base: URL, path: string): string {
  const address = addressBelow(base, path)
  for (const [name, value] of base.searchParams)
    address.searchParams.set(name, value)
  return address.href
}
