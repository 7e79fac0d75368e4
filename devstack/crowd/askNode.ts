import { StackError } from '../StackError.js'

/** What a node is asked. */
export type Question = {
  readonly method: string
  readonly params: readonly unknown[]
}

/**
 * Asks a local node several things at once.
 * @returns its answers, in the order of the questions
 * @throws StackError when it refuses one of them
 */
export async function askNode(
  url: string,
  questions: readonly Question[],
): Promise<readonly unknown[]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(
      questions.map((question, id) => ({ jsonrpc: '2.0', id, ...question })),
    ),
  })
  const answers = (await response.json()) as readonly {
    readonly id: number
    readonly result?: unknown
    readonly error?: { readonly message: string }
  }[]
  const refusal = answers.find(({ error }) => error)?.error
  if (refusal)
    throw new StackError(
      `The node at ${url} refused with "${refusal.message}": start the stack again, so that its chains are fresh.`,
    )
  return [...answers]
    .sort((one, other) => one.id - other.id)
    .map(({ result }) => result)
}
