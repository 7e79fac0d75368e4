import { expect } from 'vitest'
import type { FleetProcess } from '../createFleetProcess.js'
import type { Fleet } from '../startFleet.js'
import { at } from './createActors.js'
import { createNumbering, type FailPoint, watch } from './listPoints.js'

/** What is killed at a point; the carrier is the service before the escrow. */
export type Victim = 'process' | 'carrier' | 'postgres' | 'redis'

/**
 * Kills somebody at a point of a request, and looks whether all is well.
 * @param index the process of the service that is asked
 * @returns the process that is to be started again
 */
export async function runToPoint(
  fleet: Fleet,
  point: FailPoint,
  { index, victim }: { readonly index: number; readonly victim: Victim },
): Promise<FleetProcess | undefined> {
  const { escrow, processes } = fleet
  const service = processes[index]
  const stepper = point.isEscrow ? escrow?.process : service
  if (!service || !stepper) throw new Error('There is no such process.')
  const killed = victim === 'carrier' ? service : stepper
  const strike = async () => {
    if (victim === 'process' || victim === 'carrier') return await killed.kill()
    await fleet[victim].kill()
    await fleet[victim].start()
  }
  const scene = await point.setUp()
  const numberOf = createNumbering()
  let striking: Promise<void> | undefined
  watch(stepper.taps, async (step, isAnswered) => {
    const isMeant =
      numberOf(step) === point.number &&
      step.name === point.step &&
      isAnswered === point.isAnswered
    if (!isMeant || striking) return
    striking = strike()
    await striking
    // What a killed process has asked never arrives.
    if (victim === 'process') await new Promise(() => undefined)
  })
  const response = await scene.ask(at(index))
  watch(stepper.taps, undefined)
  expect(striking, `${point.name}: ${response.status}`).toBeDefined()
  await striking
  // Whoever waits for an answer is told to come again; a server may have done
  // its part.
  const isServer = victim === 'postgres' || victim === 'redis'
  expect(isServer ? [200, 503] : [502, 503], point.name).toContain(
    response.status,
  )
  const restarting = isServer ? undefined : killed
  // Nobody else has what the escrow keeps.
  if (restarting === escrow?.process) await restarting?.start()
  await scene.check().catch((cause: unknown) => {
    throw new Error(`${victim} killed at ${point.name}`, { cause })
  })
  return restarting === escrow?.process ? undefined : restarting
}
