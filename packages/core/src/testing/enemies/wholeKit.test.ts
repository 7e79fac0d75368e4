import { expect, test } from 'vitest'
import { createRuntime } from '../../../../../devstack/services/solana/createRuntime.js'
import type { Clock } from '../../ports/Environment.js'
import { createFakeClock } from '../fakeClock.js'
import { solanaEnemyChain } from './chains/solanaEnemyChain.js'
import { checkEnemyVisits } from './checkEnemyVisits.js'
import { visitToWholeKit } from './visitToWholeKit.js'

test('whatever wallets and nodes do: nobody moves in, everything is told and ends', {
  timeout: 7_200_000,
}, async () => {
  let clock: Clock = createFakeClock()
  const createChain = () =>
    createRuntime(() => clock.now(), { slotsPass: false })
  let runtime = createChain()
  const failures = await checkEnemyVisits({
    count: 200,
    longFactor: 50,
    visit: ({ number, seed, startMs }) =>
      visitToWholeKit({
        seed,
        startMs,
        createEnemyChain(visit) {
          clock = visit.clock
          if (number % 200 === 199) runtime = createChain()
          return solanaEnemyChain(runtime, visit)
        },
      }),
  })
  expect(failures).toEqual([])
})
