import type { Clock } from '@hasp/service-frame'
import { isRefused } from './createNodes.js'

/** Behind an address, nodes change: what was refused is asked again by then. */
const rememberedMs = 10 * 60_000

/** Whether nodes refused a method lately. */
export interface Refusal {
  isRecent(): boolean
  /** Takes down why a question failed. */
  learn(error: unknown): void
}

/** Spares nodes a question that they refuse. */
export function rememberRefusal(clock: Pick<Clock, 'now'>): Refusal {
  let until = 0
  return {
    isRecent: () => clock.now() < until,
    learn(error) {
      if (isRefused(error)) until = clock.now() + rememberedMs
    },
  }
}
