import { expect } from 'vitest'
import type { FleetProcess } from '../createFleetProcess.js'
import type { Tap, TappedStep } from '../startTap.js'
import type { SetUp } from './Scene.js'

/** Where a process is stopped: at a step, before it or before its answer. */
export interface FailPoint {
  readonly setUp: SetUp
  readonly name: string
  readonly step: string
  /** Among the steps of this name, of the process that takes it. */
  readonly number: number
  readonly isAnswered: boolean
  /** Whether the escrow has come this far, and not the service. */
  readonly isEscrow: boolean
}

/** The answer to the last step of its scene there: only the reply is missing. */
export function lastOf(
  points: readonly FailPoint[],
  point: FailPoint,
): FailPoint {
  const { isEscrow, setUp } = point
  const isOfIt = (one: FailPoint) =>
    one.setUp === setUp && one.isEscrow === isEscrow
  return points.findLast(isOfIt) ?? point
}

/** Numbers the steps of each name in the order in which they begin. */
export function createNumbering(): (step: TappedStep) => number {
  const numbers = new Map<TappedStep, number>()
  const counts = new Map<string, number>()
  return (step) => {
    const known = numbers.get(step)
    if (known !== undefined) return known
    const number = (counts.get(step.name) ?? 0) + 1
    counts.set(step.name, number)
    numbers.set(step, number)
    return number
  }
}

/** What every request asks the cache; a process that is new asks it more. */
const cacheSteps = 2

/** Every await of a scene, as one run passes them. */
export async function listPoints(
  setUp: SetUp,
  by: {
    readonly service: FleetProcess
    readonly escrow: FleetProcess | undefined
    /** Sends the request to that process. */
    readonly headers: Record<string, string>
  },
): Promise<readonly FailPoint[]> {
  const scene = await setUp()
  const found: FailPoint[] = []
  const add = (isEscrow: boolean) => {
    const numberOf = createNumbering()
    let isSeen = false
    return async (step: TappedStep, isAnswered: boolean) => {
      if (isSeen) return
      const number = numberOf(step)
      const who = isEscrow ? 'escrow ' : ''
      const when = isAnswered ? 'after' : 'before'
      const name = `${scene.name}, ${who}${when} ${step.name} (${number})`
      if (step.name !== 'cache' || number <= cacheSteps)
        found.push({
          ...{ setUp, name, number, isAnswered, isEscrow },
          step: step.name,
        })
      isSeen = scene.looksAgain === true && isAnswered && step.name === 'commit'
    }
  }
  watch(by.service.taps, add(false))
  watch(by.escrow?.taps ?? [], add(true))
  expect((await scene.ask(by.headers)).status, scene.name).toBe(200)
  watch([...by.service.taps, ...(by.escrow?.taps ?? [])], undefined)
  await scene.check()
  return found
}

/** Tells of every step on these ways, or of none any more. */
export function watch(taps: readonly Tap[], onStep: Tap['onStep']): void {
  for (const tap of taps) tap.onStep = onStep
}
