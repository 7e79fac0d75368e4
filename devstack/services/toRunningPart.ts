import type { Address } from '../addresses.js'
import type { RunningPart } from './RunningPart.js'

/**
 * A program of this process as a part of the stack, which stops its parts once
 * it is asked to, and once one has ended.
 */
export function toRunningPart(
  address: Address,
  program: { stop(): Promise<void> },
): RunningPart {
  let end: () => void = () => undefined
  const ended = new Promise<undefined>((resolve) => {
    end = () => resolve(undefined)
  })
  let stopping: Promise<void> | undefined
  return {
    address,
    ended,
    stop() {
      stopping ??= program.stop().then(end)
      return stopping
    },
  }
}
