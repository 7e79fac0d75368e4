import { expect, onTestFinished, test } from 'vitest'
import { startTestChain } from '../../../../../devstack/testing/startTestChain.js'
import { evmEnemyChain } from './chains/evmEnemyChain.js'
import { checkEnemyVisits } from './checkEnemyVisits.js'
import { visitWithOneReview } from './visitWithOneReview.js'

test.each([
  { way: 'injected EVM', isPhone: false },
  { way: 'EVM on a phone', isPhone: true },
])(
  'whatever happens, one review is paid at most once and told truly: $way',
  { timeout: 7_200_000 },
  async ({ isPhone }) => {
    // Visits of one seed have the same accounts, whatever the way.
    const chain = await startTestChain({ chainId: 31337, multicall: true })
    onTestFinished(chain.stop)
    await chain.request('evm_setAutomine', [false])
    const failures = await checkEnemyVisits({
      count: 25,
      longFactor: 400,
      visit: ({ seed, startMs }) =>
        visitWithOneReview({
          seed,
          startMs,
          isPhone,
          createEnemyChain: (visit) => evmEnemyChain(chain, visit),
        }),
    })
    expect(failures).toEqual([])
  },
)
