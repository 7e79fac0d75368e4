import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { hexSchema } from '../balances/hexSchema.js'
import { isReverted, type Nodes } from '../sources/createNodes.js'
import { decodeText } from './decodeText.js'

/** More than anybody would read. */
const longestText = 200
/** Contracts that are asked about at a time; others with the next look. */
const contractsAtOnce = 20
const keptContracts = 10_000

/** What a contract calls itself: nobody stands for it. */
export interface TokenTexts {
  readonly name: string
  readonly symbol: string
}

/**
 * Reads what contracts call themselves, each once. What is not answered is
 * absent.
 */
export type ReadTexts = (
  contracts: readonly Hex[],
) => Promise<ReadonlyMap<Hex, TokenTexts>>

/** @param nodes of the network that the contracts are on */
export function createTextReader(nodes: Nodes): ReadTexts {
  const kept = new Map<Hex, TokenTexts>()
  // Each is a question of its own: a hostile one spoils no other.
  const ask = async (to: Hex, functionName: 'name' | 'symbol') => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName })
    const answer = await nodes
      .ask('eth_call', [{ to, data }, 'latest'], hexSchema)
      .catch((error) => {
        if (isReverted(error)) return '0x' as const
        throw error
      })
    return decodeText(answer, longestText) ?? ''
  }
  const read = async (contract: Hex) => {
    const [name, symbol] = await Promise.all([
      ask(contract, 'name'),
      ask(contract, 'symbol'),
    ])
    kept.set(contract, { name, symbol })
    const [oldest] = kept.keys()
    if (kept.size > keptContracts && oldest) kept.delete(oldest)
  }
  return async (contracts) => {
    const missing = contracts.filter((contract) => !kept.has(contract))
    await Promise.allSettled(missing.slice(0, contractsAtOnce).map(read))
    return new Map(
      contracts.flatMap((contract) => {
        const texts = kept.get(contract)
        return texts ? [[contract, texts] as const] : []
      }),
    )
  }
}
