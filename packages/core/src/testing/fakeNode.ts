/** One request that a node received. */
export type NodeCall = {
  readonly url: string
  readonly method: string
  readonly params: readonly unknown[]
}

type Reply =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } }
  | Response
  | 'hang'
  | 'refuse'

/**
 * A JSON-RPC node behind `fetch`, for tests.
 * @param reply what it answers: a result, an error, a whole response, or a fault
 * @example
 * const { fetch, calls } = fakeNode(({ method }) => ({ result: '0x1' }))
 */
export function fakeNode(reply: (call: NodeCall) => Reply): {
  readonly fetch: typeof globalThis.fetch
  readonly calls: readonly NodeCall[]
} {
  const calls: NodeCall[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { id, method, params } = JSON.parse(String(init?.body))
    const call = { url: String(input), method, params }
    calls.push(call)
    const answer = reply(call)
    if (answer === 'refuse') return Promise.reject(new TypeError('refused'))
    if (answer === 'hang') return untilAborted(init?.signal)
    if (answer instanceof Response) return Promise.resolve(answer)
    return Promise.resolve(Response.json({ jsonrpc: '2.0', id, ...answer }))
  }
  return { fetch, calls }
}

function untilAborted(
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}
