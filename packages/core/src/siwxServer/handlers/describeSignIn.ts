import type { SiwxReply } from '@hasp/protocol/siwx'
import type { SignedIn } from '../SiwxServerOptions.js'

/** What a page learns of who is signed in: nothing of the site's own data. */
export function describeSignIn({
  accounts,
  expiresInMs,
}: SignedIn): SiwxReply<'session'> {
  return {
    ...(accounts.length > 0 && { expiresInMs }),
    accounts: accounts.map(({ accountId, address, networkId }) => ({
      accountId,
      networkId,
      address,
    })),
  }
}
