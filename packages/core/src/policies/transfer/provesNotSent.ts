import type { Namespace } from '../../entities/network/namespace.js'
import type { ErrorCode } from '../../errors/catalogue.js'
import type { KitError } from '../../errors/KitError.js'

/** What proves it whatever the namespace: no wallet signs after these. */
const anywhere: readonly ErrorCode[] = [
  'USER_REJECTED',
  'WALLET_UNAUTHORIZED',
  'WALLET_LOCKED',
  'UNSUPPORTED_METHOD',
  'CHAIN_NOT_ADDED',
  'REVIEW_CHANGED',
  // The request was never handed to an open socket.
  'RELAY_UNAVAILABLE',
]

/** A node checks funds before it takes a transaction; a program runs after. */
const byNamespace: {
  readonly [namespace in Namespace]?: readonly ErrorCode[]
} = {
  eip155: [...anywhere, 'INSUFFICIENT_FUNDS', 'INSUFFICIENT_FUNDS_FOR_FEE'],
  solana: anywhere,
}

/**
 * Whether what came back from a wallet that was asked to send proves that
 * nothing was sent. Everything else may have been sent: such a request is
 * never repeated, nor called failed.
 * @param namespace the namespace of the wallet
 * @param error what the wallet, the relay or the node answered
 */
export function provesNotSent(namespace: Namespace, error: KitError): boolean {
  return (byNamespace[namespace] ?? anywhere).includes(error.code)
}
