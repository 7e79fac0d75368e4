import { numberToHex } from 'viem'
import { describeTransaction } from '../../namespaces/eip155/describeTransaction.js'
import {
  readTransaction,
  type WantedTransaction,
} from '../../namespaces/eip155/readTransaction.js'
import { providerError } from '../../ProviderRpcError.js'
import type { DevWalletContext, DevWalletRequest } from '../DevWallet.js'
import { askApproval } from './askApproval.js'
import { permittedAccount } from './permittedAccount.js'
import { readFromNode } from './readFromNode.js'

/** Shows, signs and sends a transaction; answers with its hash. */
export async function sendTransaction(
  context: DevWalletContext,
  { params }: DevWalletRequest,
): Promise<unknown> {
  const wanted = readTransaction(params)
  const account = permittedAccount(context, wanted.from)
  const chain = context.session.currentChain()
  if (chain === undefined) throw providerError(4901)
  if (wanted.chainId !== undefined && wanted.chainId !== BigInt(chain.id))
    throw providerError(-32602, 'It is meant for another network.')

  const ask = (method: string, ...args: unknown[]) =>
    readFromNode(context, { method, params: args })
  const cost = readCost(wanted, account.address, ask)
  await askApproval(
    context,
    cost.then(({ gas, feePerGas }) => ({
      heading: 'Send transaction',
      details: describeTransaction(wanted, chain, gas * feePerGas),
    })),
  )
  if (context.session.currentChain()?.id !== chain.id)
    throw providerError(4901, 'It moved to another network meanwhile.')
  const { gas, fees } = await cost
  const nonce =
    wanted.nonce ??
    quantity(await ask('eth_getTransactionCount', account.address, 'pending'))
  const { to, value, data } = wanted
  const body = { chainId: chain.id, to, value, data, gas, nonce: Number(nonce) }
  const signed = await account.signTransaction(
    fees.type === 'legacy' ? { ...body, ...fees } : { ...body, ...fees },
  )
  return await ask('eth_sendRawTransaction', signed)
}

type Ask = (method: string, ...args: unknown[]) => Promise<unknown>

type Cost = {
  gas: bigint
  feePerGas: bigint
  fees:
    | { type: 'legacy'; gasPrice: bigint }
    | {
        type: 'eip1559'
        maxFeePerGas: bigint
        maxPriorityFeePerGas: bigint
      }
}

/** What the site left open is asked from the node: gas, then fees. */
async function readCost(
  wanted: WantedTransaction,
  from: string,
  ask: Ask,
): Promise<Cost> {
  const call = {
    from,
    ...(wanted.to === undefined ? {} : { to: wanted.to }),
    value: numberToHex(wanted.value),
    data: wanted.data,
  }
  const gas = wanted.gas ?? quantity(await ask('eth_estimateGas', call))
  const { gasPrice } = wanted
  if (gasPrice !== undefined)
    return { gas, feePerGas: gasPrice, fees: { type: 'legacy', gasPrice } }
  const maxPriorityFeePerGas =
    wanted.maxPriorityFeePerGas ??
    quantity(await ask('eth_maxPriorityFeePerGas'))
  const maxFeePerGas =
    wanted.maxFeePerGas ??
    2n * baseFee(await ask('eth_getBlockByNumber', 'latest', false)) +
      maxPriorityFeePerGas
  return {
    gas,
    feePerGas: maxFeePerGas,
    fees: { type: 'eip1559', maxFeePerGas, maxPriorityFeePerGas },
  }
}

function baseFee(block: unknown): bigint {
  const raw: Record<string, unknown> =
    typeof block === 'object' && block !== null ? { ...block } : {}
  return quantity(raw.baseFeePerGas)
}

function quantity(value: unknown): bigint {
  if (typeof value !== 'string' || !/^0x[0-9a-f]+$/i.test(value))
    throw providerError(-32603, 'Its answer is no quantity.')
  return BigInt(value)
}
