import type { NetworkId } from '../../entities/network/networkId.js'
import type { SignInHandlers } from '../../ports/SignInHandlers.js'
import type { SignInProvider } from '../../ports/SignInProvider.js'
import type { SignInSessions } from '../../ports/SignInSessions.js'
import { handlersProvider } from './handlersProvider.js'
import { sessionsProvider } from './sessionsProvider.js'

/** A sign-in that a site already has, in either of its shapes. */
export function shapedProvider(
  site: SignInHandlers | SignInSessions,
  networkIds: readonly NetworkId[],
): SignInProvider {
  return 'getNonce' in site
    ? handlersProvider(site, networkIds)
    : sessionsProvider(site)
}
