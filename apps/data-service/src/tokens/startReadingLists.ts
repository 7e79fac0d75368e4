import {
  type Clock,
  type Log,
  type Repeating,
  startRepeating,
} from '@hasp/service-frame'
import * as v from 'valibot'
import type { ServedNetwork } from '../configuration.js'
import type { OutsideDoor } from '../sources/createOutsideDoor.js'
import { readAnswer } from '../sources/readAnswer.js'
import { isListUrl } from './isListUrl.js'
import type { KnownTokens } from './openKnownTokens.js'
import { tokenListSchema } from './tokenListSchema.js'

const dayMs = 24 * 60 * 60_000
const shortestPauseMs = 60_000
const longestPauseMs = 60 * 60_000

/**
 * Fetches the lists that are on the web, each once for all networks, and anew
 * every day. One that cannot be used is tried again after a minute, then less and
 * less often, and what it said before stays.
 */
export function startReadingLists(
  networks: readonly ServedNetwork[],
  parts: startReadingLists.Parts,
): Repeating {
  const stopping = new AbortController()
  const urls = new Set(
    networks.flatMap(({ tokenLists }) => tokenLists.filter(isListUrl)),
  )
  const readings = [...urls].map((url) =>
    startReading(url, parts, stopping.signal),
  )
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(readings.map((reading) => reading.stop()))
    },
  }
}

export declare namespace startReadingLists {
  interface Parts {
    readonly clock: Clock
    readonly knownTokens: KnownTokens
    readonly log: Log
    readonly outside: OutsideDoor
    /** From 0 to 1, so that processes and lists do not ask at once. */
    readonly random: () => number
  }
}

function startReading(
  url: string,
  { clock, knownTokens, log, outside, random }: startReadingLists.Parts,
  signal: AbortSignal,
): Repeating {
  const { origin, pathname } = new URL(url)
  let failures = 0
  const pauseMs = () =>
    failures === 0
      ? dayMs
      : Math.min(shortestPauseMs * 2 ** (failures - 1), longestPauseMs)
  const read = async () => {
    const { body, status } = await outside.ask({ url, signal })
    const said = readAnswer({ bytes: body, status }, clock.now)
    knownTokens.learn(url, v.parse(tokenListSchema, said))
  }
  return startRepeating(
    {
      clock,
      log: (fields) => log({ ...fields, tokenList: origin + pathname }),
    },
    async () => {
      try {
        await read()
        failures = 0
      } catch (error) {
        if (signal.aborted) return
        failures += 1
        throw error
      }
    },
    {
      everyMs: () => pauseMs() * (0.75 + random() / 4),
      failed: 'token list cannot be used',
    },
  )
}
