import type { Kit } from '../../kit/Kit.js'
import { unjudgedPictures } from '../../stores/connectors.js'

/**
 * Judges the pictures that wallets give of themselves, so that they may be
 * shown: `pictureOf` knows them afterwards. What judges them is loaded with
 * the first one; until then, and without it, a wallet has no picture.
 * @example
 * await judgePictures(kit)
 * pictureOf(kit.stores.connectors.getState(), connector.info)
 */
export async function judgePictures(kit: Kit): Promise<void> {
  const { connectors } = kit.stores
  if (unjudgedPictures(connectors.getState()).length === 0) return
  try {
    const { readPicture } = await import('../../utils/picture/readPicture.js')
    connectors.setState((state) => {
      const judged = unjudgedPictures(state).map(
        (picture) => [picture, readPicture(picture)] as const,
      )
      return { pictures: new Map([...state.pictures, ...judged]) }
    })
  } catch (error) {
    kit.log('warn', 'Pictures of wallets are not shown', error)
  }
}
