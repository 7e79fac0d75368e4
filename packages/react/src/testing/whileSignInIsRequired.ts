import { fakeSignIn } from '@hasp/core/testing'

/** Options of a kit whose modal may not be closed: somebody has to sign in. */
export const whileSignInIsRequired = {
  siwx: fakeSignIn({ isClosingBlocked: () => true }),
}
