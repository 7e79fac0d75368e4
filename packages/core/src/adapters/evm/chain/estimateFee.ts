import * as v from 'valibot'
import { isKitError } from '../../../errors/KitError.js'
import type { RpcClient } from '../rpc/createRpcClient.js'
import { Quantity } from '../rpc/Quantity.js'

/** So many blocks are looked back for what others paid on top. */
const historyBlocks = '0x5'

const FeeHistory = v.object({
  baseFeePerGas: v.pipe(v.array(Quantity), v.minLength(1), v.maxLength(1_025)),
  reward: v.nullish(v.array(v.array(Quantity))),
})

/**
 * The most that one unit of gas may cost: twice the next base fee and a tip,
 * as wallets offer it (EIP-1559), or the gas price with a fifth on top.
 * @returns wei
 */
export async function estimateFee(
  client: RpcClient,
  signal: AbortSignal,
): Promise<bigint> {
  const about = { isChainAsserted: true, signal }
  const [history, tip] = await Promise.all([
    orUndefined(
      client.read({
        ...about,
        method: 'eth_feeHistory',
        params: [historyBlocks, 'latest', [50]],
        schema: FeeHistory,
      }),
    ),
    orUndefined(
      client.read({
        ...about,
        method: 'eth_maxPriorityFeePerGas',
        params: [],
        schema: Quantity,
      }),
    ),
  ])
  const baseFee = history?.baseFeePerGas.at(-1)
  if (history && baseFee !== undefined && (baseFee > 0n || tip !== undefined))
    return 2n * baseFee + (tip ?? usualTip(history.reward ?? []))
  const gasPrice = await client.read({
    ...about,
    method: 'eth_gasPrice',
    params: [],
    schema: Quantity,
  })
  return (gasPrice * 6n) / 5n
}

/** The highest of the medians that others paid. */
function usualTip(rewards: readonly (readonly bigint[])[]): bigint {
  return rewards.reduce(
    (most, [median = 0n]) => (median > most ? median : most),
    0n,
  )
}

/** A node may not know a method; that it is no node of ours is fatal. */
async function orUndefined<answer>(
  read: Promise<answer>,
): Promise<answer | undefined> {
  try {
    return await read
  } catch (error) {
    const isFatal =
      isKitError(error, 'CANCELLED') || isKitError(error, 'RPC_WRONG_CHAIN')
    if (isFatal) throw error
    return undefined
  }
}
