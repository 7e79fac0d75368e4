import type { AdapterFixture } from './AdapterFixture.js'
import { connectCases } from './connectCases.js'
import { discoveryCases } from './discoveryCases.js'
import { reconnectCases } from './reconnectCases.js'
import { sessionCases } from './sessionCases.js'
import { openContext } from './suiteContext.js'

/** Every case, in the order in which a visitor meets them. */
export const adapterCases = [
  ...discoveryCases,
  ...connectCases,
  ...reconnectCases,
  ...sessionCases,
]

/**
 * Puts an adapter of any namespace through the same cases: how its wallets are
 * found, connected, reconnected without a prompt, followed, used to sign, and
 * left, and what is made of wallets that decline, hang, throw or lie.
 * @param parameters.it registers a case, e.g. the one of Vitest
 * @param parameters.title the namespace, put before the title of each case
 * @param parameters.setUp makes the namespace's parts anew for every case
 * @example
 * import { runAdapterSuite } from '@hasp/core/testing'
 *
 * const testMyNamespace = ({ it, setUp }: Omit<runAdapterSuite.Parameters, 'title'>) =>
 *   runAdapterSuite({ it, setUp, title: 'my namespace' })
 */
export function runAdapterSuite({
  it,
  setUp,
  title,
}: runAdapterSuite.Parameters) {
  for (const { run, title: about } of adapterCases)
    it(`${title}: ${about}`, async () => {
      const context = openContext(await setUp())
      try {
        await run(context)
      } finally {
        context.stop()
      }
    })
}

export declare namespace runAdapterSuite {
  type Parameters = {
    readonly it: (title: string, run: () => Promise<void>) => void
    readonly title: string
    readonly setUp: () => AdapterFixture | Promise<AdapterFixture>
  }
}
