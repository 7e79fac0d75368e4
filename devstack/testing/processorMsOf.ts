/**
 * How much of the processor something takes, in milliseconds of this process
 * alone: others may have the processor for a while.
 */
export function processorMsOf(run: () => void): number {
  const start = process.cpuUsage()
  run()
  return process.cpuUsage(start).user / 1_000
}
