import {
  decodeAbiParameters,
  type Hex,
  parseAbiParameters,
  toEventSelector,
} from 'viem'
import type { ChainLog } from './ChainBlock.js'
import type { Movement } from './Movement.js'

/** More in one log is nobody's doing but a spammer's. */
const batchLimit = 200

const events = {
  transfer: toEventSelector('Transfer(address,address,uint256)'),
  single: toEventSelector(
    'TransferSingle(address,address,address,uint256,uint256)',
  ),
  batch: toEventSelector(
    'TransferBatch(address,address,address,uint256[],uint256[])',
  ),
  approval: toEventSelector('Approval(address,address,uint256)'),
  operator: toEventSelector('ApprovalForAll(address,address,bool)'),
}
const batchParameters = parseAbiParameters('uint256[], uint256[]')

/**
 * What a log says of tokens: ERC-20, ERC-721 and ERC-1155. A log that is none
 * of these, or not as they should be, says nothing.
 */
export function readLog(log: ChainLog): readonly Movement[] {
  const { contract: token, data, topics } = log
  const [event, ...indexed] = topics
  const [first, second, third] = indexed.map(readAddress)
  const words = (data.length - 2) / 64
  const word = (index: number) =>
    BigInt(`0x${data.slice(2 + 64 * index, 66 + 64 * index)}`)
  if (indexed.length === 2 && words === 1 && first && second) {
    const between = { token, source: first, target: second, amount: word(0) }
    if (event === events.transfer) return [{ kind: 'erc20', ...between }]
    if (event === events.approval) return [{ kind: 'allowance', ...between }]
    if (event === events.operator && between.amount <= 1n)
      return [{ kind: 'operatorApproval', ...between }]
  }
  if (indexed.length !== 3) return []
  if (words === 0 && first && second) {
    const tokenId = BigInt(indexed[2] ?? 0)
    const between = { token, source: first, target: second, tokenId }
    if (event === events.transfer) return [{ kind: 'erc721', ...between }]
    if (event === events.approval)
      return [{ kind: 'tokenApproval', ...between }]
  }
  if (!second || !third) return []
  const kind = 'erc1155'
  const between = { kind, token, source: second, target: third } as const
  if (event === events.single && words === 2)
    return [{ ...between, tokenId: word(0), amount: word(1) }]
  if (event !== events.batch) return []
  return readBatch(data).map((part) => ({ ...between, ...part }))
}

function readBatch(data: Hex) {
  try {
    const [ids, amounts] = decodeAbiParameters(batchParameters, data)
    if (ids.length !== amounts.length || ids.length > batchLimit) return []
    return ids.map((tokenId, index) => ({
      tokenId,
      amount: amounts[index] ?? 0n,
    }))
  } catch {
    return []
  }
}

/** A topic that holds an address, and nothing before it. */
function readAddress(topic: Hex): Hex | undefined {
  return /^0x0{24}/.test(topic) ? `0x${topic.slice(26)}` : undefined
}
