import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import type { LogoSubject } from '../../ports/LogoSource.js'
import { logoKey } from '../../stores/logos.js'

/**
 * The logo of a wallet, a network, its currency or a token: from the option
 * `logos`, or else one that comes with the kit. Each is fetched when it is
 * first asked for, and kept until the page is left.
 *
 * @param subject tokens are found by network and contract, never by symbol
 * @returns a `data:` address that the kit has judged safe to draw, or the
 * address that the site's own `logos` gave; undefined where none is known
 * @example
 * import { createKit, getLogo } from '@hasp/core'
 *
 * const kit = createKit({ app: { name: 'Tide Market' } })
 * const logo = await getLogo(kit, { type: 'wallet', id: 'metamask' })
 */
export async function getLogo(
  kit: Kit,
  subject: getLogo.Parameters,
): Promise<string | undefined> {
  const key = logoKey(subject)
  const { log, stores, tasks } = kit[internals]
  const { logos } = stores
  const { byKey } = logos.getState()
  if (byKey.has(key)) return byKey.get(key)
  return await tasks.share(key, async () => {
    try {
      const { findLogo } = await import('./findLogo.js')
      const logo = await findLogo(subject, kit.options.logos)
      logos.setState((now) => ({ byKey: new Map(now.byKey).set(key, logo) }))
      return logo
    } catch (problem) {
      // A picture is never worth an error. It is asked for again when shown.
      log('warn', `The logo ${key} could not be had`, problem)
      return undefined
    }
  })
}

export declare namespace getLogo {
  type Parameters = LogoSubject
}
