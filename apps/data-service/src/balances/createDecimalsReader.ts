import type { Clock } from '@hasp/service-frame'
import type { Hex } from 'viem'
import { isReverted } from '../sources/createNodes.js'
import { decimalsCall } from './balanceCall.js'
import type { Place } from './ContractCall.js'
import { callEach } from './callEach.js'
import { callTogether } from './callTogether.js'
import { decodeDecimals } from './decodeUnits.js'

/** A contract that told none is left alone for as long. */
const restMs = 5 * 60_000

/** Decimals of tokens, as far as they are known. */
export interface DecimalsReader {
  of(address: string): number | undefined
  /**
   * Asks for those that are unknown.
   * @param isAsked which contracts can be asked at all
   * @throws UpstreamFailure where none are known, and nobody tells
   */
  learn(place: Place, isAsked: (address: string) => boolean): Promise<void>
}

/** They never change, so each contract is asked until it has told them. */
export function createDecimalsReader(
  addresses: readonly Hex[],
  {
    clock,
    multicall,
  }: { readonly clock: Clock; readonly multicall: Hex | undefined },
): DecimalsReader {
  const known = new Map<string, number>()
  const restsUntil = new Map<string, number>()
  const ask = async (place: Place, unknown: readonly Hex[]) => {
    const calls = unknown.map((to) => ({ to, data: decimalsCall }))
    const unanswered = new Set<Hex>()
    const returned = multicall
      ? await callTogether(place, multicall, calls)
      : await callEach(place, calls, ({ to }, error) => {
          if (!isReverted(error)) unanswered.add(to)
        })
    for (const [index, address] of unknown.entries()) {
      const decimals = decodeDecimals(returned[index])
      if (decimals !== undefined) known.set(address, decimals)
      else if (!unanswered.has(address))
        restsUntil.set(address, clock.now() + restMs)
    }
  }
  return {
    of: (address) => known.get(address),
    async learn(place, isAsked) {
      const now = clock.now()
      const unknown = addresses.filter(
        (address) =>
          !known.has(address) &&
          (restsUntil.get(address) ?? 0) <= now &&
          isAsked(address),
      )
      if (unknown.length === 0) return
      try {
        await ask(place, unknown)
      } catch (error) {
        // What is known of the others is told without them.
        if (known.size === 0) throw error
      }
    },
  }
}
