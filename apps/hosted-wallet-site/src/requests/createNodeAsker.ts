import { FrameError } from '@hasp/protocol/frame'
import {
  looseObject,
  number,
  optional,
  parse,
  string,
  union,
  unknown,
} from 'valibot'
import type { ServiceClient } from '../service/createServiceClient.js'

const answerSchema = union([
  looseObject({
    error: looseObject({
      code: number(),
      message: string(),
      data: optional(unknown()),
    }),
  }),
  looseObject({ result: unknown() }),
])

/** Asks a network's node, which the operator chose. */
export type AskNetwork = (
  networkId: string,
  method: string,
  params: unknown,
  signal: AbortSignal,
) => Promise<unknown>

/** @throws FrameError `RPC_FAILED` with what the node says */
export function createNodeAsker(service: ServiceClient): AskNetwork {
  return async (networkId, method, params, signal) => {
    const request = { jsonrpc: '2.0', id: 1, method, params }
    const answer = parse(
      answerSchema,
      await service.callNode(networkId, request, signal),
    )
    if (!('error' in answer)) return answer.result
    const { code, data, message } = answer.error as {
      code: number
      data?: unknown
      message: string
    }
    throw new FrameError('RPC_FAILED', {
      rpcCode: code,
      reason: message,
      ...(typeof data === 'string' && { data }),
    })
  }
}
