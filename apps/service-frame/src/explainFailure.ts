import { DrizzleQueryError } from 'drizzle-orm'

/**
 * One sentence for the operator about what a server, or the way to it, said.
 * @param server e.g. `PostgreSQL`
 */
export function explainFailure(server: string, cause: unknown): Error {
  return new Error(`${server} cannot be used: ${reasonOf(cause)}.`, { cause })
}

function reasonOf(error: unknown): string {
  if (error instanceof DrizzleQueryError && error.cause)
    return reasonOf(error.cause)
  // A name with several addresses fails once for each, and says nothing itself.
  if (error instanceof AggregateError)
    return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
