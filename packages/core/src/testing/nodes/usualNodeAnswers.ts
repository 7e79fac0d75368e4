import type { NodeResult } from './NodeResult.js'

const gasPrice = '0x3b9aca00'
const hash = `0x${'11'.repeat(32)}`

/** What a node of EVM says while nothing happens on its chain. */
export function usualNodeAnswers(chainId: number | string): {
  readonly [method: string]: NodeResult | undefined
} {
  return {
    eth_blockNumber: '0x10',
    eth_call: '0x',
    eth_chainId: `0x${Number(chainId).toString(16)}`,
    eth_estimateGas: '0x5208',
    eth_feeHistory: {
      oldestBlock: '0x10',
      baseFeePerGas: [gasPrice, gasPrice],
      gasUsedRatio: [0.5],
      reward: [[gasPrice]],
    },
    eth_gasPrice: gasPrice,
    eth_getBalance: '0x8ac7230489e80000',
    eth_getBlockByNumber: {
      number: '0x10',
      hash,
      parentHash: hash,
      timestamp: '0x684ee180',
      gasLimit: '0x1c9c380',
      gasUsed: '0x0',
      baseFeePerGas: gasPrice,
      transactions: [],
    },
    eth_getCode: '0x',
    eth_getLogs: [],
    eth_getTransactionByHash: null,
    eth_getTransactionCount: '0x0',
    eth_getTransactionReceipt: null,
    eth_maxPriorityFeePerGas: gasPrice,
  }
}
