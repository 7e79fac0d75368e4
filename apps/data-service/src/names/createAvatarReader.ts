import type { Name } from '@hasp/protocol/data'
import type { Clock } from '@hasp/service-frame'
import type { Hex } from 'viem'
import { createAnswerCache } from '../cache/createAnswerCache.js'
import type { Images } from '../images/createImages.js'
import { imagePath } from '../images/imagePath.js'
import { withDeadline } from '../sources/withDeadline.js'
import { coinTypeEth } from './coinTypeOf.js'
import type { FetchAvatar } from './createAvatars.js'
import type { Ens } from './createEns.js'

/** Specification 9: how long a name is used, and its picture. */
const freshMs = 5 * 60_000
/** Nobody waits longer for a name because of its picture. */
const patienceMs = 2_000
const limitMs = 10_000

/**
 * The picture of a name, if it is there in time. What comes later is there for
 * who asks next.
 */
export function createAvatarReader(
  ens: Ens,
  { clock, fetchAvatar, images }: createAvatarReader.Parts,
): (name: string) => Promise<Pick<Name, 'avatar'>> {
  const avatars = createAnswerCache<{ readonly sha256?: string }>(
    clock,
    // One that made room for others is read anew.
    ({ sha256 }) =>
      sha256 === undefined || images.retain(sha256) ? freshMs : 0,
  )
  const read = async (name: string, signal: AbortSignal) => {
    const text = await ens.readText(name, 'avatar', signal)
    if (text === undefined) return {}
    const owner = await ens.readAddress(name, coinTypeEth, signal)
    const address = typeof owner === 'string' ? undefined : owner.address
    const sha256 = await fetchAvatar(text, address as Hex | undefined, signal)
    return sha256 === undefined ? {} : { sha256 }
  }
  return async (name) => {
    const over = new AbortController()
    const sha256 = await Promise.race([
      avatars
        .find(name, () =>
          withDeadline({ clock, limitMs }, (signal) => read(name, signal)),
        )
        .then(
          ({ answer }) => answer.sha256,
          // Without its picture, a name is a name.
          () => undefined,
        ),
      clock.sleep(patienceMs, over.signal).then(() => undefined),
    ])
    over.abort()
    return sha256 !== undefined && images.retain(sha256)
      ? { avatar: imagePath(sha256) }
      : {}
  }
}

export declare namespace createAvatarReader {
  interface Parts {
    readonly clock: Clock
    readonly fetchAvatar: FetchAvatar
    readonly images: Pick<Images, 'retain'>
  }
}
