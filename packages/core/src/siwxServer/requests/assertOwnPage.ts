import { SiwxError } from '../SiwxError.js'
import type { SiwxServerOptions } from '../SiwxServerOptions.js'

/**
 * Refuses what another site's page sends: browsers say by themselves whose page
 * it is, and no page can make them say something else.
 * @returns the origin of the page
 * @throws `ORIGIN_REFUSED`
 */
export function assertOwnPage(
  { headers }: Request,
  { credential, origins }: Pick<SiwxServerOptions, 'credential' | 'origins'>,
): string {
  const origin = headers.get('origin')
  if (origin !== null) {
    if (origins.includes(origin)) return origin
    throw new SiwxError('ORIGIN_REFUSED')
  }
  const [only, ...others] = origins
  // Of a server that is on another site, a page of its own is none of these.
  const isOwn = !credential && headers.get('sec-fetch-site') === 'same-origin'
  if (isOwn && others.length === 0) return only
  throw new SiwxError('ORIGIN_REFUSED')
}
