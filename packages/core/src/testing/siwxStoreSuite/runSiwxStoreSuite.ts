import type { SiwxStore } from '../../siwxServer/SiwxStore.js'
import { siwxStoreCases } from './siwxStoreCases.js'

/**
 * Puts a store of a sign-in server through what the server relies on, above
 * all that of many who take one entry at once one gets it.
 * @param parameters.it registers a case, e.g. the one of Vitest
 * @param parameters.title which store, put before the title of each case
 * @param parameters.setUp makes an empty store for every case
 * @example
 * import { runSiwxStoreSuite } from '@hasp/core/testing'
 *
 * const testMyStore = ({ it, setUp }: Omit<runSiwxStoreSuite.Parameters, 'title'>) =>
 *   runSiwxStoreSuite({ it, setUp, title: 'my store' })
 */
export function runSiwxStoreSuite({
  it,
  setUp,
  title,
}: runSiwxStoreSuite.Parameters) {
  for (const { run, title: about } of siwxStoreCases)
    it(`${title} ${about}`, async () => run(await setUp()))
}

export declare namespace runSiwxStoreSuite {
  type Parameters = {
    readonly it: (title: string, run: () => Promise<void>) => void
    readonly title: string
    readonly setUp: () => SiwxStore | Promise<SiwxStore>
  }
}
