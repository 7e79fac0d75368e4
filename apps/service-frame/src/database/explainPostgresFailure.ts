import { DrizzleQueryError } from 'drizzle-orm'

/**
 * One sentence for the operator about what PostgreSQL, or the way to it, said.
 */
export function explainPostgresFailure(cause: unknown): Error {
  return new Error(`PostgreSQL cannot be used: ${reasonOf(cause)}.`, { cause })
}

function reasonOf(error: unknown): string {
  if (error instanceof DrizzleQueryError && error.cause)
    return reasonOf(error.cause)
  // A name with several addresses fails once for each, and says nothing itself.
  if (error instanceof AggregateError)
    return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
