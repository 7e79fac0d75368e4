/** A command line that asks for nothing that there is. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
