import { type Clock, errorFields, type Log } from '@hasp/service-frame'
import type { Hex } from 'viem'
import type { FindTokens } from '../activity/openActivity.js'
import type { ReadFacts } from '../tokens/createFactReader.js'
import { cutText } from '../tokens/cutText.js'
import { balanceCall } from './balanceCall.js'
import type { Place } from './ContractCall.js'
import { callStrangers } from './callStrangers.js'
import { decodeUnits } from './decodeUnits.js'
import type { Holding } from './Holdings.js'

/** So many of one account at most, besides those that are known. */
const mostFound = 200
/** What strangers' contracts take longer for is told next time. */
const patienceMs = 1_500
const mostRemembered = 10_000
/** How long a contract is left out that failed alone. */
const leftOutMs = 10 * 60_000

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
  { clock, log, readFacts }: createFoundReader.Parts,
): (
  place: Place,
  owner: Hex,
  isListed: (contract: Hex) => boolean,
) => Promise<Found> {
  const leftOut = new Map<Hex, number>()
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
    const facts = await readFacts(
      held.map(({ address }) => address),
      mostFound,
    )
    return held.flatMap(({ address, units }): Holding[] => {
      const { decimals, name = '', symbol = '' } = facts.get(address) ?? {}
      if (decimals === undefined) return []
      const texts = { name: cutText(name, 40), symbol: cutText(symbol, 12) }
      return [{ ...texts, address, decimals, units, isVerified: false }]
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

export declare namespace createFoundReader {
  interface Parts {
    readonly clock: Clock
    readonly log: Log
    readonly readFacts: ReadFacts
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
