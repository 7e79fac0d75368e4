import type { StoreApi } from 'zustand/vanilla'
import { KitError } from '../../errors/KitError.js'
import type { ConnectorSourceParameters } from '../../ports/ConnectorSource.js'
import type {
  HostedWalletClient,
  HostedWalletState,
} from '../../ports/HostedWallet.js'
import type { SignInAtLogin } from '../../ports/SignInWhileConnecting.js'
import type { createHostedRequests } from './createHostedRequests.js'

/**
 * Signs in at the site with a login, where the site asks anybody to: the frame
 * is asked once more who is logged in, with what the server made to be signed.
 * Whatever comes of it, the login holds.
 */
export function createFrameSignIn({
  client,
  requests,
  signIn,
  state,
}: {
  readonly client: HostedWalletClient
  readonly requests: Pick<ReturnType<typeof createHostedRequests>, 'wait'>
  readonly signIn?: ConnectorSourceParameters['signIn']
  readonly state: StoreApi<HostedWalletState>
}) {
  return async (
    login: Pick<Parameters<SignInAtLogin>[0], 'accountOf' | 'namespace'>,
    signal: AbortSignal,
  ): Promise<void> => {
    // A wallet that is held signs nothing.
    if (!signIn || state.getState().user?.holdEndsAt !== undefined) return
    const signIns = await signIn.loadConnecting()
    const method = 'getUser'
    await signIns?.atLogin({
      ...login,
      signal,
      async sign(challenge) {
        const { signIn: signed } = await requests.wait(method, () =>
          client.request(method, { signIn: challenge }, { signal }),
        )
        if (!signed) throw new KitError('WALLET_ANSWER_INVALID', { method })
        return signed
      },
    })
  }
}
