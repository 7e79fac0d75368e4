import { type GasPriceReply, gasPriceSchema } from '@hasp/protocol/data'
import type { Clock } from '@hasp/service-frame'
import * as v from 'valibot'
import type { Nodes } from '../sources/createNodes.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import { estimateGasPrice } from './estimateGasPrice.js'

const blocks = 20
const percentiles = [25, 50, 90]

const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{1,32}$/i),
  v.transform((text) => BigInt(text)),
)
const historySchema = v.object({
  oldestBlock: quantity,
  baseFeePerGas: v.pipe(
    v.array(quantity),
    v.minLength(1),
    v.maxLength(blocks + 1),
  ),
  gasUsedRatio: v.pipe(v.array(v.number()), v.maxLength(blocks)),
  reward: v.optional(
    v.pipe(
      v.array(v.tuple([quantity, quantity, quantity])),
      v.maxLength(blocks),
    ),
    [],
  ),
})

/** Tells what gas costs on one network. */
export type ReadGasPrice = () => Promise<GasPriceReply>

/** @see eth_feeHistory */
export function createGasPrice(
  nodes: Nodes,
  networkId: string,
  { now }: Pick<Clock, 'now'>,
): ReadGasPrice {
  return async () => {
    const history = await nodes.ask(
      'eth_feeHistory',
      [`0x${blocks.toString(16)}`, 'latest', percentiles],
      historySchema,
    )
    const { baseFeePerGas, gasUsedRatio, oldestBlock, reward } = history
    // One base fee more than blocks: that of the next.
    if (baseFeePerGas.length !== gasUsedRatio.length + 1)
      throw new UpstreamFailure('NOT_UNDERSTOOD')
    const { fast, instant, standard } = estimateGasPrice({
      baseFees: baseFeePerGas,
      fullness: gasUsedRatio,
      tips: reward,
    })
    return v.parse(gasPriceSchema, {
      networkId,
      block: Number(oldestBlock) + Math.max(0, gasUsedRatio.length - 1),
      readAt: Math.floor(now() / 1000),
      isStale: false,
      standard: `${standard}`,
      fast: `${fast}`,
      instant: `${instant}`,
    })
  }
}
