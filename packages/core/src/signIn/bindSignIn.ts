import { internals } from '../kit/internals.js'
import type { Kit } from '../kit/Kit.js'
import type { SignInFeature } from '../kit/SignInFeature.js'
import { isClosingBlocked } from '../policies/modal/closing.js'
import type { SignInProvider } from '../ports/SignInProvider.js'
import { createSignInStore } from '../stores/signIn.js'
import { loadOnce } from '../utils/loadOnce.js'
import type { createSignInSteps } from './createSignInSteps.js'
import type { SignInOptions } from './SignInOptions.js'

/**
 * All of signing in that a page loads: the rest is fetched once the kit starts.
 * @param load fetches who signs visitors in
 */
export function bindSignIn(
  rules: SignInOptions,
  load: (kit: Kit) => Promise<SignInProvider>,
): SignInFeature {
  const { initial, multiple, required, scope, signOutOnDisconnect } = rules
  const isRequired = required ?? false
  return {
    bind(kit: () => Kit) {
      const state = createSignInStore({
        isRequired,
        accounts: initial?.accounts ?? [],
      })
      let steps: ReturnType<typeof createSignInSteps> | undefined
      const loadSteps = loadOnce(async () => {
        const [{ createSignInSteps }, provider] = await Promise.all([
          import('./createSignInSteps.js'),
          load(kit()),
        ])
        steps = createSignInSteps(kit(), state, provider, {
          isRequired,
          scope: scope ?? 'network',
          isAdded: multiple ?? false,
          signOutOnDisconnect: signOutOnDisconnect ?? true,
          isKnownFromStart: initial !== undefined,
        })
        return steps
      })
      return {
        state,
        isClosingBlocked: () =>
          isClosingBlocked({
            isSignInRequired: isRequired,
            isAsked: state.getState().attempt.status !== 'idle',
          }),
        start: (signal) =>
          void loadSteps().then(
            ({ follow }) => signal.aborted || follow(signal),
            (error: unknown) =>
              kit()[internals].log('error', 'Nobody can sign in', error),
          ),
        load: loadSteps,
        loadConnecting: () =>
          loadSteps()
            .then(({ loadConnecting }) => loadConnecting())
            // Who cannot sign in while connecting is asked afterwards.
            .catch(() => undefined),
        steps: () => steps,
      }
    },
  }
}
