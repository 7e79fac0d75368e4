import { type Clock, errorFields, type Log } from '@hasp/service-frame'
import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import type { FindTokens } from '../activity/openActivity.js'
import { decodeText } from '../tokens/decodeText.js'
import { balanceCall, decimalsCall } from './balanceCall.js'
import type { Place } from './ContractCall.js'
import { callStrangers } from './callStrangers.js'
import { decodeDecimals, decodeUnits } from './decodeUnits.js'
import type { Holding } from './Holdings.js'

/** So many of one account at most, besides those that are known. */
const mostFound = 200
/** What strangers' contracts take longer for is told next time. */
const patienceMs = 1_500
const mostRemembered = 10_000
/** How long a contract is left out that failed alone. */
const leftOutMs = 10 * 60_000

/** What a contract is asked about itself. */
const questions: readonly Hex[] = [
  decimalsCall,
  ...(['name', 'symbol'] as const).map((functionName) =>
    encodeFunctionData({ abi: erc20Abi, functionName }),
  ),
]

/** What a contract says of itself; it never changes. */
type Facts = Pick<Holding, 'name' | 'symbol' | 'decimals'>

/** Tokens that an account holds and that nobody listed. */
export interface Found {
  readonly held: readonly Holding[]
  /** Whether there can be no others. */
  readonly isComplete: boolean
}

/**
 * Reads what an account holds of tokens that nobody listed and that the index
 * saw move. Their contracts are strangers': they may fail, spend all gas or
 * never end, which costs their own entries alone.
 */
export function createFoundReader(
  findTokens: FindTokens,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): (
  place: Place,
  owner: Hex,
  isListed: (contract: Hex) => boolean,
) => Promise<Found> {
  const facts = new Map<Hex, Facts | undefined>()
  const leftOut = new Map<Hex, number>()
  /** Asks the contracts that are held about themselves. */
  const learn = async (place: Place, contracts: readonly Hex[]) => {
    const { returned } = await callStrangers(
      place,
      contracts.flatMap((to) => questions.map((data) => ({ to, data }))),
    )
    for (const [index, contract] of contracts.entries()) {
      const start = index * questions.length
      const said = returned.slice(start, start + questions.length)
      // It may have been the node that said nothing.
      if (said.some((answer) => answer !== undefined))
        remember(facts, contract, describe(...said))
    }
  }
  const read = async (place: Place, owner: Hex, contracts: readonly Hex[]) => {
    const data = balanceCall(owner)
    const { failed, returned } = await callStrangers(
      place,
      contracts.map((to) => ({ to, data })),
    )
    if (failed.length < contracts.length)
      for (const { to } of failed)
        remember(leftOut, to, clock.now() + leftOutMs)
    const held = contracts.flatMap((address, index) => {
      const units = decodeUnits(returned[index])
      return units === undefined || units === 0n ? [] : [{ address, units }]
    })
    const unknown = held.flatMap(({ address }) =>
      facts.has(address) ? [] : [address],
    )
    if (unknown.length > 0) await learn(place, unknown)
    return held.flatMap(({ address, units }): Holding[] => {
      const known = facts.get(address)
      return known ? [{ ...known, address, units, isVerified: false }] : []
    })
  }
  return async (place, owner, isListed) => {
    const late = new AbortController()
    try {
      const { contracts, isAll } = await findTokens(owner, mostFound)
      const isLeftOut = (contract: Hex) =>
        (leftOut.get(contract) ?? 0) > clock.now()
      const asked = contracts.filter((one) => !isListed(one) && !isLeftOut(one))
      if (asked.length === 0) return { held: [], isComplete: isAll }
      const held = await Promise.race([
        read(place, owner, asked),
        clock.sleep(patienceMs, late.signal).then(() => undefined),
      ])
      return { held: held ?? [], isComplete: isAll && held !== undefined }
    } catch (error) {
      log({ event: 'found tokens unread', ...errorFields(error) })
      return { held: [], isComplete: false }
    } finally {
      late.abort()
    }
  }
}

/** @returns undefined for what is no token of whole units */
function describe(
  decimals?: Hex | undefined,
  name?: Hex | undefined,
  symbol?: Hex | undefined,
): Facts | undefined {
  const places = decodeDecimals(decimals)
  if (places === undefined) return undefined
  return {
    decimals: places,
    name: decodeText(name, 40) ?? '',
    symbol: decodeText(symbol, 12) ?? '',
  }
}

/** What was learnt first makes room. */
function remember<Value>(
  known: Map<Hex, Value>,
  contract: Hex,
  value: Value,
): void {
  known.set(contract, value)
  for (const oldest of known.keys()) {
    if (known.size <= mostRemembered) break
    known.delete(oldest)
  }
}
