import {
  anything,
  misfit,
  object,
  type Schema,
  text,
} from '../../../utils/schema.js'
import { quoteOwnId } from './quoteOwnId.js'

/** What a failure says that says nothing (JSON-RPC 2.0, server error). */
const unknownFailure = -32_000
const longestReason = 2048

/** What a wallet says when it fails; the code at least is always there. */
export type RpcFailure = {
  readonly code: number
  readonly message?: string | undefined
  readonly data?: unknown
}

const Members = object(
  {},
  { code: anything, message: anything, data: anything },
)

/** Wallets fail in many shapes; that they failed is what counts. */
const Failure: Schema<RpcFailure | undefined> = (input) => {
  if (input === null) return undefined
  const read = Members(typeof input === 'string' ? { message: input } : input)
  if (read === misfit) return misfit
  const code = Number(read.code ?? unknownFailure)
  const { data, message } = read
  return {
    code: Number.isFinite(code) ? code : unknownFailure,
    ...(typeof message === 'string' && {
      message: message.slice(0, longestReason),
    }),
    ...(data !== undefined && { data }),
  }
}

const methodName = text(/^/, 64)
const Message = object(
  { id: anything },
  {
    method: (input: unknown) =>
      input === null ? undefined : methodName(input),
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

/**
 * Reads a message.
 * @returns undefined unless it is one
 */
export function readMessage(text: string): RpcMessage | undefined {
  try {
    const input: unknown = JSON.parse(quoteOwnId(text))
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
