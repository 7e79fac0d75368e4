import { readHex } from '../decode/bytes/hex.js'
import {
  type UnsignedTransaction,
  writeUnsignedTransaction,
} from '../decode/evm/UnsignedTransaction.js'
import { NodeAnswerError } from './NodeAnswerError.js'

/** What a page wants sent; its nonce and its fees are not asked for. */
export interface WantedTransaction {
  readonly to?: string | null | undefined
  readonly value?: string | undefined
  readonly data?: string | undefined
  /** Another name of `data`. */
  readonly input?: string | undefined
  readonly chainId?: string | undefined
  /** A hint. */
  readonly gas?: string | undefined
  /** Another name of `gas`. */
  readonly gasLimit?: string | undefined
}

/** Asks the operator's node of the network. */
export type AskNode = (method: string, params: unknown) => Promise<unknown>

const quantityPattern = /^0x[\da-f]{1,64}$/i
const mostGas = 30_000_000n
const gweiInWei = 1_000_000_000n

/**
 * Completes a transaction by what the operator's node says, whatever the page
 * would like its nonce and its fees to be.
 */
export async function prepareTransaction(
  wanted: WantedTransaction,
  { account, askNode, chainId }: prepareTransaction.Setting,
): Promise<Uint8Array> {
  const dataText = wanted.data ?? wanted.input ?? '0x'
  const data = readHex(dataText) ?? new Uint8Array()
  const value = BigInt(wanted.value ?? '0x0')
  const to = wanted.to ? readHex(wanted.to) : undefined
  const call = {
    from: account,
    ...(wanted.to && { to: wanted.to }),
    value: `0x${value.toString(16)}`,
    data: dataText,
  }
  const quantity = async (method: string, params: readonly unknown[]) =>
    readQuantity(await askNode(method, params))
  const [chain, nonce, estimate, fees] = await Promise.all([
    quantity('eth_chainId', []),
    quantity('eth_getTransactionCount', [account, 'pending']),
    quantity('eth_estimateGas', [call]),
    readFees(askNode),
  ])
  if (chain !== chainId)
    throw new NodeAnswerError('The node is one of another network.')
  const transaction: UnsignedTransaction = {
    ...fees,
    chainId,
    nonce,
    gas: chooseGas(estimate, wanted.gas ?? wanted.gasLimit),
    ...(to && { to }),
    value,
    data,
  }
  return writeUnsignedTransaction(transaction)
}

export declare namespace prepareTransaction {
  interface Setting {
    readonly account: string
    readonly chainId: bigint
    readonly askNode: AskNode
  }
}

/** A page may ask for more than is estimated, up to twice as much. */
function chooseGas(estimate: bigint, hint: string | undefined): bigint {
  const hinted = hint === undefined ? 0n : BigInt(hint)
  const wanted = hinted > estimate ? hinted : estimate
  const most = estimate * 2n < mostGas ? estimate * 2n : mostGas
  return wanted < most ? wanted : most
}

/** Twice the base fee lasts through several full blocks. */
async function readFees(
  askNode: AskNode,
): Promise<
  Pick<UnsignedTransaction, 'maxFeePerGas' | 'maxPriorityFeePerGas' | 'type'>
> {
  const block = await askNode('eth_getBlockByNumber', ['latest', false])
  const baseFee = baseFeeOf(block)
  if (baseFee === undefined) {
    const gasPrice = readQuantity(await askNode('eth_gasPrice', []))
    return {
      type: 'legacy',
      maxFeePerGas: gasPrice,
      maxPriorityFeePerGas: gasPrice,
    }
  }
  return {
    type: 'eip1559',
    maxFeePerGas: baseFee * 2n + gweiInWei,
    maxPriorityFeePerGas: gweiInWei,
  }
}

function baseFeeOf(block: unknown): bigint | undefined {
  if (typeof block !== 'object' || block === null)
    throw new NodeAnswerError('The node has no block.')
  return 'baseFeePerGas' in block
    ? readQuantity(block.baseFeePerGas)
    : undefined
}

function readQuantity(answer: unknown): bigint {
  if (typeof answer !== 'string' || !quantityPattern.test(answer))
    throw new NodeAnswerError('The node gave no number.')
  return BigInt(answer)
}
