import { type GenericSchema, safeParse } from 'valibot'
import { FrameError } from './frameErrors.js'
import { type FrameMethod, frameRequests } from './requests.js'
import { classifyRpcMethod, isRpcMethod } from './rpcPolicy.js'
import { rpcRequests } from './rpcRequests.js'

/** How long a visitor may take to decide; the same on both sides. */
export const approvalLimitMs = 5 * 60_000

/**
 * Signing in has less: it is part of connecting, which ends after five minutes,
 * and whoever lets it lie is to be connected by then.
 */
const signInLimitMs = 4 * 60_000

/** A message whose payload was checked. */
export type CheckedRequest = {
  readonly payload: unknown
  readonly limitMs: number
  /** The visitor decides: its end is not to be guessed. */
  readonly isApproval: boolean
  /**
   * Reads the answer.
   * @throws `INVALID_REPLY`
   */
  readonly readReply: (reply: unknown) => unknown
}

/**
 * Checks a message as both sides do, before it is sent and after it came.
 * @throws `INVALID_PAYLOAD`, `RPC_NOT_ALLOWED`, `RPC_INVALID_PARAMS`
 */
export function parseRequest(
  method: FrameMethod,
  given: unknown,
): CheckedRequest {
  const { limitMs, ...schemas } = frameRequests[method]
  const payload = parse(schemas.payload, given, 'INVALID_PAYLOAD')
  const readReply = (reply: unknown) =>
    parse(schemas.reply, reply, 'INVALID_REPLY')
  if (method === 'getUser' && asksToSignIn(payload))
    return { payload, limitMs: signInLimitMs, isApproval: true, readReply }
  if (method !== 'rpcRequest')
    return { payload, limitMs, isApproval: false, readReply }

  const {
    method: asked,
    params,
    ...rest
  } = payload as {
    method: string
    params: unknown
  }
  if (!isRpcMethod(asked)) throw new FrameError('RPC_NOT_ALLOWED')
  const { params: Params, result: Result } = rpcRequests[asked]
  const isApproval = classifyRpcMethod(asked) === 'approval'
  return {
    payload: {
      ...rest,
      method: asked,
      params: parse(Params, params, 'RPC_INVALID_PARAMS'),
    },
    limitMs: isApproval ? approvalLimitMs : limitMs,
    isApproval,
    readReply(reply) {
      const { result } = readReply(reply) as { result: unknown }
      return { result: parse(Result, result, 'INVALID_REPLY') }
    },
  }
}

const asksToSignIn = (payload: unknown) =>
  (payload as { signIn?: unknown }).signIn !== undefined

function parse(
  schema: GenericSchema,
  value: unknown,
  code: 'INVALID_PAYLOAD' | 'INVALID_REPLY' | 'RPC_INVALID_PARAMS',
): unknown {
  const parsed = safeParse(schema, value)
  if (!parsed.success) throw new FrameError(code)
  return parsed.output
}
