/** Why the local stack cannot run: one sentence that says what to do. */
export class StackError extends Error {
  override readonly name = 'StackError'
}
