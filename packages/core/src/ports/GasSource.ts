import type { Network } from '../entities/network/network.js'
import type { Environment } from './Environment.js'

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

/** Tells what gas costs on a network of `eip155`; rejects when it cannot. */
export type GasSource = (p: {
  readonly network: Network
  readonly environment: Environment
  readonly signal: AbortSignal
}) => Promise<GasPrice>

/**
 * Reads what gas costs.
 * @throws `RPC_UNAVAILABLE`, `RPC_RATE_LIMITED`, `CANCELLED`
 */
export type ReadGasPrice = (p: {
  readonly network: Network
  readonly signal: AbortSignal
}) => Promise<GasPrice>
