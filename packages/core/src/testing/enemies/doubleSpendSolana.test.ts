import { expect, test } from 'vitest'
import { createRuntime } from '../../../../../devstack/services/solana/createRuntime.js'
import type { Clock } from '../../ports/Environment.js'
import { createFakeClock } from '../fakeClock.js'
import { solanaEnemyChain } from './chains/solanaEnemyChain.js'
import { checkEnemyVisits } from './checkEnemyVisits.js'
import { visitWithOneReview } from './visitWithOneReview.js'

test.each([
  { way: 'injected Solana', isPhone: false },
  { way: 'Solana on a phone', isPhone: true },
])(
  'whatever happens, one review is paid at most once and told truly: $way',
  { timeout: 7_200_000 },
  async ({ isPhone }) => {
    let clock: Clock = createFakeClock()
    const createChain = () =>
      createRuntime(() => clock.now(), { slotsPass: false })
    let runtime = createChain()
    const failures = await checkEnemyVisits({
      count: 25,
      longFactor: 400,
      visit: ({ number, ...about }) =>
        visitWithOneReview({
          ...about,
          isPhone,
          createEnemyChain(visit) {
            clock = visit.clock
            // A chain remembers everything: now and then there is a new one.
            if (number % 200 === 199) runtime = createChain()
            return solanaEnemyChain(runtime, visit)
          },
        }),
    })
    expect(failures).toEqual([])
  },
)
