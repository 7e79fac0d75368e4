const shortestMs = 2_000
const longestMs = 60_000

/** Until a server that did not answer is asked again. */
export function retryPauseMs(failures: number): number {
  return Math.min(shortestMs * 2 ** failures, longestMs)
}
