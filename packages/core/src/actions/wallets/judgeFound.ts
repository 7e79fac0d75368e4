import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { readPicture } from '../../utils/picture/readPicture.js'

/**
 * Judges the pictures of the wallets that were found, each of them once. One
 * at an address comes from the site's own configuration: no wallet gives such.
 */
export function judgeFound(kit: Kit): void {
  const { connectors } = kit[internals].stores
  const { connectors: found, pictures } = connectors.getState()
  const unjudged = found.flatMap(({ info }) => {
    const given = info.info?.icon ?? info.imageUrl
    return given && !pictures.has(given) ? [given] : []
  })
  if (unjudged.length === 0) return
  const judged = unjudged.map(
    (given) =>
      [given, /^\s*data:/i.test(given) ? readPicture(given) : given] as const,
  )
  connectors.setState({ pictures: new Map([...pictures, ...judged]) })
}
