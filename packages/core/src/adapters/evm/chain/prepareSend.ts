import { isKitError } from '../../../errors/KitError.js'
import type { RpcClient } from '../../../jsonRpc/createRpcClient.js'
import { parseHexData } from '../../../jsonRpc/parseHexData.js'
import { parseQuantity } from '../../../jsonRpc/parseQuantity.js'
import type { Capabilities } from '../../../ports/NamespaceAdapter.js'
import { answersFalse } from './answersFalse.js'
import { buildTransfer, type Transfer } from './buildTransfer.js'
import { estimateFee } from './estimateFee.js'
import { fromNodeError } from './fromNodeError.js'
import { isContractCode } from './isContractCode.js'

/** Gas of a plain transfer: exact, so nothing is added. */
const plainTransferGas = 21_000n

/**
 * Asks nodes that proved to be on the network's chain what a transfer may
 * cost at most, whether the receiver is a contract, and what a token answers.
 */
export async function prepareSend(
  client: RpcClient,
  parameters: Parameters<Capabilities['prepareSend']>[0],
): ReturnType<Capabilities['prepareSend']> {
  const { request, signal } = parameters
  const transfer = buildTransfer(request)
  const [gas, feePerGas, code, isRefused] = await Promise.all([
    estimateGas(client, transfer, signal),
    estimateFee(client, signal),
    client.read({
      method: 'eth_getCode',
      params: [request.to, 'latest'],
      parse: parseHexData,
      isChainAsserted: true,
      signal,
    }),
    request.token.type === 'token' && answersFalse(client, transfer, signal),
  ])
  const gasLimit = gas === plainTransferGas ? gas : (gas * 6n) / 5n
  return {
    fee: gasLimit * feePerGas,
    isContract: isContractCode(code),
    cautions: isRefused ? [{ type: 'answersFalse' }] : [],
  }
}

async function estimateGas(
  client: RpcClient,
  transfer: Transfer,
  signal: AbortSignal,
): Promise<bigint> {
  const estimate = (call: Transfer) =>
    client.read({
      method: 'eth_estimateGas',
      params: [call],
      parse: parseQuantity,
      isChainAsserted: true,
      signal,
    })
  try {
    return await estimate(transfer)
  } catch (error) {
    const reason = isKitError(error, 'RPC_ERROR') && fromNodeError(error)
    // The whole balance cannot be sent; what it would cost is still wanted.
    if (reason && transfer.data === '0x')
      return await estimate({ ...transfer, value: '0x0' })
    throw reason || error
  }
}
