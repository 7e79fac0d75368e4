import {
  array,
  maxLength,
  nullable,
  object,
  optional,
  parse,
  pipe,
  string,
} from 'valibot'
import { isKitError } from '../../../errors/KitError.js'
import type { RpcClient } from '../../../jsonRpc/createRpcClient.js'
import { parseQuantity } from '../../../jsonRpc/parseQuantity.js'

/** How many past blocks priority fees are estimated from. */
const historyBlocks = '0x5'

const FeeHistory = object({
  baseFeePerGas: pipe(array(string()), maxLength(1_025)),
  reward: optional(nullable(array(array(string())))),
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
        parse: parseFeeHistory,
      }),
    ),
    orUndefined(
      client.read({
        ...about,
        method: 'eth_maxPriorityFeePerGas',
        params: [],
        parse: parseQuantity,
      }),
    ),
  ])
  if (history && (history.baseFee > 0n || tip !== undefined))
    return 2n * history.baseFee + (tip ?? history.usualTip)
  const gasPrice = await client.read({
    ...about,
    method: 'eth_gasPrice',
    params: [],
    parse: parseQuantity,
  })
  return (gasPrice * 6n) / 5n
}

/** The next base fee, and the highest of the medians that others paid. */
function parseFeeHistory(
  result: unknown,
): { readonly baseFee: bigint; readonly usualTip: bigint } | undefined {
  const history = parse(FeeHistory, result)
  const baseFee = parseQuantity(history.baseFeePerGas.at(-1))
  if (baseFee === undefined) return undefined
  let usualTip = 0n
  for (const [median] of history.reward ?? []) {
    const tip = parseQuantity(median) ?? 0n
    if (tip > usualTip) usualTip = tip
  }
  return { baseFee, usualTip }
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
