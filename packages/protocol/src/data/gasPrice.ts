import * as v from 'valibot'
import { unixSeconds } from './values.js'

const evmNetworkId = v.pipe(v.string(), v.regex(/^eip155:[1-9]\d{0,15}$/))
/** Wei for one unit of gas, in decimal digits. */
const weiPerGas = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,38})$/))

/** Which chain is asked about. */
export const gasPriceQuery = { network: evmNetworkId }

/** What gas costs on a chain, out of its own last blocks. */
export const gasPriceSchema = v.object({
  networkId: evmNetworkId,
  /** The newest block that it is drawn from. */
  block: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  readAt: unixSeconds,
  /** It is an earlier answer: no node can be reached. */
  isStale: v.boolean(),
  /** Enough for one of the next blocks, for the next, and whatever comes. */
  standard: weiPerGas,
  fast: weiPerGas,
  instant: weiPerGas,
})

/** What gas costs on a chain. */
export type GasPriceReply = v.InferOutput<typeof gasPriceSchema>
