import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyAudit } from './commands/verifyAudit.js'
import { at, createActors } from './testing/failPoints/createActors.js'
import { deviceScenes } from './testing/failPoints/deviceScenes.js'
import { emailScenes } from './testing/failPoints/emailScenes.js'
import { escrowScenes } from './testing/failPoints/escrowScenes.js'
import { heldScenes } from './testing/failPoints/heldScenes.js'
import {
  type FailPoint,
  lastOf,
  listPoints,
} from './testing/failPoints/listPoints.js'
import { mailboxScenes } from './testing/failPoints/mailboxScenes.js'
import { runToPoint, type Victim } from './testing/failPoints/runToPoint.js'
import { signInScenes } from './testing/failPoints/signInScenes.js'
import { walletScenes } from './testing/failPoints/walletScenes.js'
import { type Fleet, startFleet } from './testing/startFleet.js'

const points = process.env.HASP_LONG === '1' ? 1_000 : 20
/** Those with these words alone, each once; a failure names its point. */
const named = process.env.HASP_POINT

let fleet: Fleet
beforeAll(async () => {
  fleet = await startFleet({ count: 3, hasEscrow: true })
}, 120_000)
afterAll(async () => await fleet.stop())

/** Every await of every scene, those of two processes side by side. */
async function listAll(): Promise<readonly FailPoint[]> {
  const actors = createActors(fleet)
  const escrow = fleet.escrow?.process
  const lanes = [
    {
      index: 1,
      escrow: undefined,
      setUps: [signInScenes, walletScenes, deviceScenes, heldScenes],
    },
    { index: 2, escrow, setUps: [emailScenes, mailboxScenes, escrowScenes] },
  ]
  const found = await Promise.all(
    lanes.map(async ({ escrow, index, setUps }) => {
      const service = fleet.processes[index]
      if (!service) throw new Error('There is no process.')
      const points: FailPoint[] = []
      for (const setUp of setUps.flatMap((scenes) => scenes(actors)))
        points.push(
          ...(await listPoints(setUp, { service, escrow, headers: at(index) })),
        )
      return points
    }),
  )
  return found.flat().filter(({ name }) => name.includes(named ?? ''))
}

/** Who is killed at a point: at most of them the process that takes the step. */
function victimOf(
  turn: number,
  { isEscrow, setUp }: FailPoint,
  all: readonly FailPoint[],
): Victim {
  const isCarried =
    isEscrow && all.some((one) => one.setUp === setUp && !one.isEscrow)
  if (turn % 7 === 3) return 'postgres'
  if (turn % 7 === 6) return isEscrow ? 'process' : 'redis'
  return isCarried && turn % 2 === 0 ? 'carrier' : 'process'
}

it(
  `F-36, F-42, G-43: at ${points} points from the first code to the way back, a killed service, escrow, PostgreSQL or Redis loses nothing that was acknowledged`,
  async () => {
    const all = await listAll()
    const starting: (Promise<void> | undefined)[] = []
    const turns = named === undefined ? points : all.length
    for (let turn = 0; turn < turns; turn += 1) {
      const chosen =
        all[Math.floor(((turn + 0.5) * all.length) / turns) % all.length]
      if (!chosen) throw new Error('There is no such point.')
      const victim = victimOf(turn, chosen, all)
      // The escrow goes on without who carries: what it has done is known then.
      const point = victim === 'carrier' ? lastOf(all, chosen) : chosen
      const index = 1 + (turn % 2)
      const isServer = victim === 'postgres' || victim === 'redis'
      // The other process is on its way meanwhile, unless its servers go.
      await (isServer ? Promise.all(starting) : starting[index])
      for (const one of [fleet.processes[index], fleet.processes[0]])
        await one?.untilReady()
      const killed = await runToPoint(fleet, point, { index, victim })
      if (killed) starting[index] = killed.start()
    }
    await Promise.all(starting)
    // Nothing is missing from the record of anybody, and nothing in it twice.
    expect(await verifyAudit(fleet.configuration)).toMatchObject({
      isChanged: false,
    })
  },
  Math.max(points, 50) * 15_000,
)
