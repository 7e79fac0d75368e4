import * as v from 'valibot'
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

const Members = v.object({
  code: v.optional(v.unknown()),
  message: v.optional(v.unknown()),
  data: v.optional(v.unknown()),
})

/** Wallets fail in many shapes; that they failed is what counts. */
const Failure = v.pipe(
  v.union([
    v.pipe(
      v.string(),
      v.transform((message): v.InferOutput<typeof Members> => ({ message })),
    ),
    Members,
  ]),
  v.transform(toFailure),
)

function toFailure(read: v.InferOutput<typeof Members>): RpcFailure {
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

const Message = v.object({
  id: v.optional(v.unknown()),
  method: v.nullish(boundedText(/^/, 64)),
  params: v.optional(v.unknown()),
  result: v.optional(v.unknown()),
  error: v.nullish(Failure),
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
    const { error, id: given, method, params, result } = v.parse(Message, input)
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
