import { relayTimes as times } from './relayTimes.js'

/**
 * How long a relay that is away is left alone, drawn at random: many pages
 * lose it at the same moment.
 * @param parameters.attempts how many have failed
 * @param parameters.chance from 0 to 1
 */
export function retryPauseMs(parameters: {
  attempts: number
  chance: number
  isBusy: boolean
  isRefused: boolean
}): number {
  const { attempts, chance, isBusy, isRefused } = parameters
  const longestMs =
    isBusy && !isRefused ? times.longestBusyRetryMs : times.longestRetryMs
  const limitMs = isRefused
    ? longestMs
    : Math.min(longestMs, times.firstRetryMs * 2 ** attempts)
  return Math.max(Math.floor(chance * limitMs), times.shortestRetryMs)
}
