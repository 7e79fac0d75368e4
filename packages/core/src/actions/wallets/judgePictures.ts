import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'

/**
 * Judges the pictures that wallets give of themselves, so that they may be
 * shown: `pictureOf` knows them afterwards. What judges them is loaded with
 * the first call; until then, and without it, a wallet has no picture.
 * @example
 * import { judgePictures, pictureOf } from '@hasp/core/internal'
 *
 * await judgePictures(kit)
 * const state = kit.stores.connectors.getState()
 * const pictures = state.connectors.map(({ info }) => pictureOf(state, info))
 */
export async function judgePictures(kit: Kit): Promise<void> {
  await import('./judgeFound.js').then(
    ({ judgeFound }) => judgeFound(kit),
    (error: unknown) =>
      kit[internals].log('warn', 'Pictures are not shown', error),
  )
}
