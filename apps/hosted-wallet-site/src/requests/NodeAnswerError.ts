/** A node that answers something else than it was asked. */
export class NodeAnswerError extends Error {
  override readonly name = 'NodeAnswerError'
}
