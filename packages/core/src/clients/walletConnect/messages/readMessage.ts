import {
  type InferOutput,
  nullish,
  object,
  optional,
  parse,
  pipe,
  string,
  transform,
  union,
  unknown,
} from 'valibot'
import { boundedText } from '../../../utils/boundedText.js'
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

const Members = object({
  code: optional(unknown()),
  message: optional(unknown()),
  data: optional(unknown()),
})

/** Wallets fail in many shapes; that they failed is what counts. */
const Failure = pipe(
  union([
    pipe(
      string(),
      transform((message): InferOutput<typeof Members> => ({ message })),
    ),
    Members,
  ]),
  transform(toFailure),
)

function toFailure(read: InferOutput<typeof Members>): RpcFailure {
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

const Message = object({
  id: optional(unknown()),
  method: nullish(boundedText(/^/, 64)),
  params: optional(unknown()),
  result: optional(unknown()),
  error: nullish(Failure),
})

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
    const { error, id: given, method, params, result } = parse(Message, input)
    const id = String(given)
    if (!/^\d{1,20}$/.test(id)) return undefined
    if (typeof method === 'string')
      return { type: 'request', id, method, params }
    return !error && result === undefined
      ? undefined
      : { type: 'response', id, result, error: error ?? undefined }
  } catch {
    return undefined
  }
}

/** Writes a message; its id keeps every digit. */
export function writeMessage(id: string | number, rest: object): string {
  return `{"id":${id},"jsonrpc":"2.0",${JSON.stringify(rest).slice(1)}`
}
