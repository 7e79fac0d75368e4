import type { Clock } from '@hasp/service-frame'
import { bulkhead } from 'cockatiel'
import type { Images } from '../images/createImages.js'
import { fetchPicture } from '../images/fetchPicture.js'
import { imagePath } from '../images/imagePath.js'
import { parseAvatar } from '../names/parseAvatar.js'
import type { OutsideDoor } from '../sources/createOutsideDoor.js'

/** The longest that a picture is used before it is fetched again. */
const longestFreshMs = 24 * 60 * 60_000
/** How long nobody asks again for what is none, or did not come. */
const missingMs = 10 * 60_000
/** Of one origin as well: pictures of names have turns beside them. */
const mostAtOnce = 8
const mostKnown = 10_000

/**
 * The path of a token's picture at the service, if it is there. If it is not, it
 * is fetched meanwhile, for who asks later: nobody waits for it.
 * @param location where it is, as who stands for the token says
 */
export type FindIcon = (location: string) => string | undefined

/** One place for the pictures of all tokens, whichever networks they are of. */
export function createIcons(parts: createIcons.Parts): FindIcon {
  const { clock, images, ipfsGateway, outside, random, signal } = parts
  const turns = bulkhead(mostAtOnce, mostKnown)
  const known = new Map<string, Icon>()
  const fetch = async (location: string) => {
    const picture = parseAvatar(location, ipfsGateway)
    const bytes = await fetchPicture(outside, picture, signal)
    return bytes && images.keep(bytes)
  }
  const learn = async (location: string, icon: Icon) => {
    icon.isAsked = true
    try {
      icon.sha256 = await turns.execute(() => fetch(location))
    } catch {
      // What was there stays; whoever could not be asked may be there later.
    } finally {
      icon.isAsked = false
      icon.askedAt = clock.now()
    }
  }
  return (location) => {
    const icon = known.get(location) ?? {
      freshMs: longestFreshMs * (0.75 + random() / 4),
    }
    known.delete(location)
    known.set(location, icon)
    for (const [oldest, { isAsked }] of known) {
      if (known.size <= mostKnown) break
      if (!isAsked) known.delete(oldest)
    }
    const { askedAt = -Infinity, freshMs, isAsked, sha256 } = icon
    const isHere = sha256 !== undefined && images.retain(sha256)
    const restMs = isHere ? freshMs : missingMs
    // A clock that was set back keeps nothing for longer.
    const isDue = Math.abs(clock.now() - askedAt) >= restMs
    if (isDue && !isAsked) void learn(location, icon)
    return isHere ? imagePath(sha256) : undefined
  }
}

export declare namespace createIcons {
  interface Parts {
    readonly clock: Pick<Clock, 'now'>
    readonly images: Images
    /** Where pictures on IPFS are read. */
    readonly ipfsGateway: string | undefined
    readonly outside: OutsideDoor
    /** From 0 to 1, so that the icons of one host are not all due at once. */
    readonly random: () => number
    /** Ends what is fetched. */
    readonly signal: AbortSignal
  }
}

interface Icon {
  readonly freshMs: number
  sha256?: string | undefined
  askedAt?: number
  isAsked?: boolean
}
