import { performance } from 'node:perf_hooks'

const spanMs = 100

/** Which part of the last tenth of a second this process's one thread worked. */
export function createBusyShare(): () => number {
  let before = performance.eventLoopUtilization()
  let readAtMs = performance.now()
  let share = 0
  return () => {
    const nowMs = performance.now()
    if (nowMs - readAtMs < spanMs) return share
    const now = performance.eventLoopUtilization()
    share = performance.eventLoopUtilization(now, before).utilization
    before = now
    readAtMs = nowMs
    return share
  }
}
