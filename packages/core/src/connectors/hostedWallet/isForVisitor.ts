import { classifyRpcMethod } from '@hasp/protocol/rpc'

/** Whether a request waits for the visitor's decision (specification 6). */
export function isForVisitor(method: string): boolean {
  return classifyRpcMethod(method) === 'approval'
}
