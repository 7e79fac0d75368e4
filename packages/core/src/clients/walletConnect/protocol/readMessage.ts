import {
  anything,
  type Infer,
  misfit,
  number,
  object,
  text,
} from '../../../utils/schema.js'

/** Numbers as long as this lose digits when they are parsed. */
const longId = /([{,]\s*"id"\s*:\s*)(\d{16,20})(?=\s*[,}])/g

const Failure = object({ code: number() }, { message: text(), data: anything })
const Message = object(
  { id: anything },
  {
    method: text(/^/, 64),
    params: anything,
    result: anything,
    error: Failure,
  },
)

/** A request or a response (JSON-RPC 2.0); ids are digits, however many. */
export type RpcMessage =
  | {
      readonly type: 'request'
      readonly id: string
      readonly method: string
      readonly params: unknown
    }
  | {
      readonly type: 'response'
      readonly id: string
      readonly result: unknown
      readonly error: RpcFailure | undefined
    }

export type RpcFailure = Infer<typeof Failure>

/**
 * Reads a message.
 * @returns undefined unless it is one
 */
export function readMessage(text: string): RpcMessage | undefined {
  try {
    const input: unknown = JSON.parse(text.replace(longId, '$1"$2"'))
    const read = Message(input)
    if (read === misfit) return undefined
    const { error, method, params, result } = read
    const id = String(read.id)
    if (!/^\d{1,20}$/.test(id)) return undefined
    if (method !== undefined) return { type: 'request', id, method, params }
    return error === undefined && result === undefined
      ? undefined
      : { type: 'response', id, result, error }
  } catch {
    return undefined
  }
}

/** Writes a message; its id keeps every digit. */
export function writeMessage(id: string | number, rest: object): string {
  return `{"id":${id},"jsonrpc":"2.0",${JSON.stringify(rest).slice(1)}`
}
