import { leavingRoutes, lostMailboxRoutes } from '@hasp/protocol/walletService'
import { base64urlnopad } from '@scure/base'
import type { PageEnvironment } from '../PageEnvironment.js'
import { createProofKey } from '../service/createProof.js'
import {
  createServiceClient,
  type ServiceClient,
} from '../service/createServiceClient.js'
import { randomBytes } from './randomBytes.js'

/** The wallet's service, asked by a page in which nobody is logged in. */
export function createGuestService(
  { now, window }: PageEnvironment,
  url: string,
): ServiceClient {
  let proofKey: Promise<CryptoKeyPair> | undefined
  return createServiceClient({
    url,
    credentials: {
      // What is begun with a key is gone on with by it.
      proofKey: () => {
        proofKey ??= createProofKey()
        return proofKey
      },
      accessToken: async () => undefined,
      forgetAccessToken: () => undefined,
    },
    // What a page says last arrives after it.
    fetch: (input, init) => window.fetch(input, { ...init, keepalive: true }),
    now,
    randomId: () => base64urlnopad.encode(randomBytes(16)),
    moreRoutes: { ...leavingRoutes, ...lostMailboxRoutes },
  })
}
