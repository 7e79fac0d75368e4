import type { BoundSignIn, SignInFeature } from '../kit/SignInFeature.js'
import { createSignInStore, type SignInState } from '../stores/signIn.js'

/**
 * A sign-in for states that are hard to reach: it asks nobody by itself.
 * @param parts what the test decides
 * @param state what a view shows
 * @example
 * import { evm } from '@hasp/core/evm'
 * import { createTestKit, fakeSignIn } from '@hasp/core/testing'
 *
 * const siwx = fakeSignIn({ isClosingBlocked: () => true })
 * const { kit } = createTestKit({ adapters: [evm()], networks, siwx })
 */
export function fakeSignIn(
  parts: Partial<BoundSignIn> = {},
  state: Partial<SignInState> = {},
): SignInFeature {
  const store = createSignInStore({ isRequired: false, accounts: [] })
  store.setState(state)
  const steps = {
    ask: () => undefined,
    prepare: async () => undefined,
    sign: async () => undefined,
    cancel: async () => undefined,
    leave: async () => undefined,
    check: async () => undefined,
  }
  return {
    bind: () => ({
      state: store,
      isClosingBlocked: () => false,
      start: () => undefined,
      load: async () => steps,
      loadConnecting: async () => undefined,
      steps: () => steps,
      ...parts,
    }),
  }
}
