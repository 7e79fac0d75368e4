import type { Avatar } from '../names/parseAvatar.js'
import type { OutsideDoor } from '../sources/createOutsideDoor.js'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import { mostImageBytes } from './inspectImage.js'

/** Too slow, too early, too often: it says nothing about what is there. */
const later: ReadonlySet<number> = new Set([408, 425, 429])

/**
 * Fetches what somebody says is a picture, or the description of one.
 * @param signal ends it
 * @returns undefined where there is nothing
 * @throws UpstreamFailure where it cannot be fetched now
 */
export async function fetchPicture(
  outside: OutsideDoor,
  picture: Avatar | undefined,
  signal: AbortSignal,
): Promise<Buffer | undefined> {
  if (picture?.kind === 'bytes') return picture.bytes
  if (picture?.kind !== 'url') return undefined
  const { body, status } = await outside.ask({
    url: picture.url,
    limitBytes: mostImageBytes,
    signal,
  })
  if (status >= 500 || later.has(status)) throw new UpstreamFailure('FAILED')
  return status === 200 ? body : undefined
}
