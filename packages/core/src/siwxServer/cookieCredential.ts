import type { Credential } from './Credential.js'
import { challengeLifetimeMs } from './challenges.js'
import {
  type CookieNames,
  readCookie,
  writeCookie,
} from './requests/cookies.js'
import type { SiwxContext } from './SiwxContext.js'
import { createSecret, hashSecret } from './secrets.js'
import { signInLifetimeMs } from './signInLifetimeMs.js'

/** Browsers are known by two cookies that no page can read. */
export function cookieCredential(
  { environment, options }: Omit<SiwxContext, 'credential'>,
  names: CookieNames,
): Credential {
  const ownerOf = (request: Request) => {
    const secret = readCookie(request, names.signedIn)
    return secret === undefined ? undefined : hashSecret('signIn', secret)
  }
  return {
    async read(request) {
      const browser = readCookie(request, names.begun)
      return { browser, owner: ownerOf(request) }
    },
    async begin(request) {
      // Two tabs of a browser have one, or the second would end the first's.
      const browser =
        readCookie(request, names.begun) ?? createSecret(environment)
      const lifetimeMs = challengeLifetimeMs
      const cookie = writeCookie(names, names.begun, browser, lifetimeMs)
      return { browser, cookies: [cookie] }
    },
    issue({ owner: before }) {
      const secret = createSecret(environment)
      const lifetimeMs = signInLifetimeMs
      const cookie = writeCookie(names, names.signedIn, secret, lifetimeMs)
      return {
        owner: hashSecret('signIn', secret),
        cookies: [cookie],
        async replace() {
          if (before !== undefined) await options.store.remove(before)
        },
      }
    },
    goneCookies: [writeCookie(names, names.signedIn, undefined, 0)],
  }
}
