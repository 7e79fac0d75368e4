import { isKitError } from '../../../errors/KitError.js'
import type { RpcClient } from '../../../jsonRpc/createRpcClient.js'
import { parseHexData } from '../../../jsonRpc/parseHexData.js'
import type { Transfer } from './buildTransfer.js'
import { fromNodeError } from './fromNodeError.js'

/** A word of zeros, or less; what follows it is nobody's. */
const falsePattern = /^0x0+$/
const wordEnd = 2 + 64

/**
 * Has a node that proved its chain carry out a token's transfer without
 * keeping it. A contract may answer `false` instead of failing: the chain calls
 * that a success, and nothing moves. Some answer so though it moves, and many
 * with nothing, which is as good as `true`.
 * @throws for a transfer that fails what the estimate of its gas throws
 * @see ERC-20, `transfer`
 */
export async function answersFalse(
  client: RpcClient,
  transfer: Transfer,
  signal: AbortSignal,
): Promise<boolean> {
  // No gas price is named: the balance that pays the fee is not looked at.
  const answer = await client
    .read({
      method: 'eth_call',
      params: [transfer, 'latest'],
      parse: parseHexData,
      isChainAsserted: true,
      signal,
    })
    .catch((error: unknown) => {
      throw (isKitError(error, 'RPC_ERROR') && fromNodeError(error)) || error
    })
  return falsePattern.test(answer.slice(0, wordEnd))
}
