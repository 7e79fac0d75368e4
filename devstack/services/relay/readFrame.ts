import * as v from 'valibot'

const Id = v.union([v.number(), v.pipe(v.string(), v.maxLength(64))])
const Request = v.object({
  jsonrpc: v.literal('2.0'),
  id: Id,
  method: v.pipe(v.string(), v.maxLength(64)),
  params: v.optional(v.unknown(), {}),
})
const Response = v.union([
  v.object({ jsonrpc: v.literal('2.0'), id: Id, result: v.unknown() }),
  v.object({ jsonrpc: v.literal('2.0'), id: Id, error: v.unknown() }),
])

/** What a client sent, once parsed. */
export type ClientFrame =
  | {
      readonly type: 'request'
      readonly request: v.InferOutput<typeof Request>
    }
  | {
      readonly type: 'response'
      readonly id: number | string
      readonly isError: boolean
    }
  | {
      readonly type: 'invalid'
      readonly error: { readonly code: number; readonly message: string }
    }

/**
 * Reads one frame of JSON-RPC 2.0.
 * @param text what the socket carried
 * @example readFrame('{"jsonrpc":"2.0","id":1,"method":"irn_publish"}')
 */
export function readFrame(text: string): ClientFrame {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return invalid(-32700, 'Parse error: the frame is not JSON')
  }
  const request = v.safeParse(Request, json)
  if (request.success) return { type: 'request', request: request.output }
  const response = v.safeParse(Response, json)
  if (!response.success)
    return invalid(-32600, 'Invalid Request: the frame is not JSON-RPC 2.0')
  const { output } = response
  return { type: 'response', id: output.id, isError: 'error' in output }
}

function invalid(code: number, message: string): ClientFrame {
  return { type: 'invalid', error: { code, message } }
}
