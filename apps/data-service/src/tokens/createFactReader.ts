import type { Clock } from '@hasp/service-frame'
import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { decimalsCall } from '../balances/balanceCall.js'
import { callStrangers } from '../balances/callStrangers.js'
import { decodeDecimals } from '../balances/decodeUnits.js'
import type { Nodes } from '../sources/createNodes.js'
import { decodeText } from './decodeText.js'

/** More than anybody would read. */
const longestText = 200
const mostKept = 10_000
/**
 * A node that is not up to date may say that there is no contract. What took too
 * long to say something rests as long, so that nobody waits for it each time.
 */
const doubtfulMs = 5 * 60_000

/** What a contract is asked about itself. */
const questions: readonly Hex[] = [
  decimalsCall,
  ...(['name', 'symbol'] as const).map((functionName) =>
    encodeFunctionData({ abi: erc20Abi, functionName }),
  ),
]

/** What a contract says of itself: nobody stands for it. */
export interface TokenFacts {
  /** Absent for what is no token of parts. */
  readonly decimals: number | undefined
  readonly name: string
  readonly symbol: string
}

/**
 * What contracts say of themselves: absent where their node did not answer, and
 * undefined where they take too long.
 */
export type KnownFacts = ReadonlyMap<Hex, TokenFacts | undefined>

/**
 * Reads what contracts say of themselves, each once, and what is no token of parts
 * again after a while.
 * @param mostNew of those that were never read so many; others with the next look
 */
export type ReadFacts = (
  contracts: readonly Hex[],
  mostNew: number,
) => Promise<KnownFacts>

/**
 * One reader for all that is said of a network's tokens.
 * @param place.nodes of the network; strangers' contracts may fail there
 */
export function createFactReader({
  clock,
  ...place
}: {
  readonly clock: Pick<Clock, 'now'>
  readonly nodes: Nodes
  readonly multicall: string | undefined
}): ReadFacts {
  const kept = new Map<Hex, Kept>()
  const keep = (contract: Hex, facts?: TokenFacts) => {
    const isSure = facts?.decimals !== undefined
    const until = isSure ? Infinity : clock.now() + doubtfulMs
    kept.delete(contract)
    kept.set(contract, { facts, until })
  }
  const learn = async (contracts: readonly Hex[]) => {
    const calls = contracts.flatMap((to) =>
      questions.map((data) => ({ to, data })),
    )
    const { returned, reverted, slow } = await callStrangers(
      { ...place, block: 'latest' },
      calls,
    )
    const isTold = calls.map(
      (call, at) => returned[at] !== undefined || reverted.has(call),
    )
    for (const [index, contract] of contracts.entries()) {
      const [from, to] = [index, index + 1].map((at) => at * questions.length)
      // Where something is not told, it was the node that did not answer.
      if (isTold.slice(from, to).every(Boolean))
        keep(contract, describe(...returned.slice(from, to)))
      else if (calls.slice(from, to).some((call) => slow.has(call)))
        keep(contract)
    }
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break
      kept.delete(oldest)
    }
  }
  return async (contracts, mostNew) => {
    const dueAt = (contract: Hex) => kept.get(contract)?.until ?? 0
    // Not all that fail have their turn at once: what waits longest is first.
    const missing = contracts
      .filter((contract) => dueAt(contract) <= clock.now())
      .toSorted((one, another) => dueAt(one) - dueAt(another))
    if (missing.length > 0) await learn(missing.slice(0, mostNew))
    return new Map(
      contracts.flatMap((contract) => {
        const told = kept.get(contract)
        return told ? [[contract, told.facts] as const] : []
      }),
    )
  }
}

interface Kept {
  readonly facts: TokenFacts | undefined
  readonly until: number
}

function describe(
  decimals?: Hex | undefined,
  name?: Hex | undefined,
  symbol?: Hex | undefined,
): TokenFacts {
  return {
    decimals: decodeDecimals(decimals),
    name: decodeText(name, longestText) ?? '',
    symbol: decodeText(symbol, longestText) ?? '',
  }
}
