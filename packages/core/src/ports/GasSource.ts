import type { Network } from '../entities/network/network.js'
import type { Environment } from './Environment.js'
import type { Refusable } from './Refusable.js'

/** What gas costs on a network, in wei for one unit of it. */
export type GasPrice = {
  /** Enough for one of the next blocks. */
  readonly standard: bigint
  /** Enough for the next block. */
  readonly fast: bigint
  /** Enough for the next block, whatever else comes. */
  readonly instant: bigint
  /** It is an earlier answer: nothing newer can be had. */
  readonly isStale: boolean
}

/** The network whose gas is asked about, and when nobody waits any more. */
export type GasQuestion = Refusable & {
  readonly network: Network
  readonly signal: AbortSignal
}

/** Tells what gas costs on a network of `eip155`; rejects when it cannot. */
export type GasSource = (
  p: GasQuestion & { readonly environment: Environment },
) => Promise<GasPrice>

/**
 * Reads what gas costs.
 * @throws `RPC_UNAVAILABLE`, `RPC_RATE_LIMITED`, `CANCELLED`
 */
export type ReadGasPrice = (p: GasQuestion) => Promise<GasPrice>
