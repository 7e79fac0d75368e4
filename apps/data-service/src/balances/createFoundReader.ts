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
import { leftOutMs } from './leftOutMs.js'

/** So many of one account at most, besides those that are known. */
const mostFound = 200
/** What strangers' contracts take longer for is told next time. */
const patienceMs = 1_500
const mostRemembered = 10_000

/** Tokens that an account holds and that nobody listed. */
export interface Found {
  readonly held: readonly Holding[]
  /** Whether there can be no others. */
  readonly isComplete: boolean
}

/**
 * Reads what an account holds of tokens that nobody listed and that the index
 * saw move. Their contracts are strangers': they may fail, spend all gas or
 * never end, which costs their own entries alone. What a node did not answer may
 * be held, and is asked for again.
 */
export function createFoundReader(
  findTokens: FindTokens,
  { clock, log, readFacts }: createFoundReader.Parts,
): (
  place: Place,
  owner: Hex,
  isListed: (contract: Hex) => boolean,
) => Promise<Found> {
  const leftOut = new Map<Hex, LeftOut>()
  const heardOf = (contract: Hex) => leftOut.get(contract)?.until ?? 0
  const readUnits = async (
    place: Place,
    owner: Hex,
    contracts: readonly Hex[],
  ) => {
    const data = balanceCall(owner)
    const calls = contracts.map((to) => ({ to, data }))
    const answers = await callStrangers(place, calls)
    const { returned, reverted, slow, unasked } = answers
    const isKnown = calls.every(
      (call, index) =>
        returned[index] !== undefined ||
        reverted.has(call) ||
        (unasked.has(call) && leftOut.get(call.to)?.mayBeHeld === false),
    )
    for (const [index, { to }] of calls.entries())
      if (returned[index] !== undefined) leftOut.delete(to)
    const until = clock.now() + leftOutMs
    for (const { to } of reverted)
      remember(leftOut, to, { until, mayBeHeld: false })
    for (const { to } of slow) remember(leftOut, to, { until, mayBeHeld: true })
    return { units: returned.map(decodeUnits), isComplete: isKnown }
  }
  const read = async (place: Place, owner: Hex, contracts: readonly Hex[]) => {
    const { isComplete, units: all } = await readUnits(place, owner, contracts)
    const held = contracts.flatMap((address, index) => {
      const units = all[index]
      return units === undefined || units === 0n ? [] : [{ address, units }]
    })
    const facts = await readFacts(
      held.map(({ address }) => address),
      mostFound,
    )
    return {
      isComplete: isComplete && held.every(({ address }) => facts.get(address)),
      held: held.flatMap(({ address, units }): Holding[] => {
        const { decimals, name = '', symbol = '' } = facts.get(address) ?? {}
        if (decimals === undefined) return []
        const texts = { name: cutText(name, 40), symbol: cutText(symbol, 12) }
        return [{ ...texts, address, decimals, units, isVerified: false }]
      }),
    }
  }
  return async (place, owner, isListed) => {
    const late = new AbortController()
    try {
      const { contracts, isAll } = await findTokens(owner, mostFound)
      const strangers = contracts.filter((one) => !isListed(one))
      const now = clock.now()
      const left = strangers.flatMap((contract) => {
        const why = leftOut.get(contract)
        return why && why.until > now ? [{ contract, ...why }] : []
      })
      const isKnown = isAll && !left.some(({ mayBeHeld }) => mayBeHeld)
      const rests = new Set(left.map(({ contract }) => contract))
      // Not all that fail have their turn at once: what waits longest is first.
      const asked = strangers
        .filter((contract) => !rests.has(contract))
        .toSorted((one, another) => heardOf(one) - heardOf(another))
      if (asked.length === 0) return { held: [], isComplete: isKnown }
      const found = await Promise.race([
        read(place, owner, asked),
        clock.sleep(patienceMs, late.signal).then(() => undefined),
      ])
      return {
        held: found?.held ?? [],
        isComplete: isKnown && found?.isComplete === true,
      }
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

/** A contract that failed alone. */
interface LeftOut {
  /** Until then it is not asked; what was learnt holds until it is again. */
  readonly until: number
  /** Whether nobody knows: it took too long to say. */
  readonly mayBeHeld: boolean
}

/** What was learnt first makes room. */
function remember(
  known: Map<Hex, LeftOut>,
  contract: Hex,
  value: LeftOut,
): void {
  known.delete(contract)
  known.set(contract, value)
  for (const oldest of known.keys()) {
    if (known.size <= mostRemembered) break
    known.delete(oldest)
  }
}
