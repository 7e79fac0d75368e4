import type {
  WalletServiceBody,
  WalletServiceCall,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import { and, eq, sql } from 'drizzle-orm'
import { answerChallenge } from '../codes/answerChallenge.js'
import { startChallenge } from '../codes/startChallenge.js'
import { sessions } from '../database/tables.js'
import { denySignIn } from '../devices/denySignIn.js'
import { listDevices } from '../devices/listDevices.js'
import { revokeDevice } from '../devices/revokeDevice.js'
import type { Service } from '../Service.js'
import { nonceLifeMs } from '../tokens/createNonces.js'
import { refreshTokens } from '../tokens/refreshTokens.js'
import type { Session } from '../tokens/Session.js'
import { draftWallet } from '../wallets/draftWallet.js'
import { keepWallet } from '../wallets/keepWallet.js'
import { findOutcome, keepOutcome } from '../wallets/outcomes.js'
import { readServerHalf } from '../wallets/readServerHalf.js'
import { readWalletState } from '../wallets/readWalletState.js'
import { startRecovery } from '../wallets/startRecovery.js'
import { trustDevice } from '../wallets/trustDevice.js'

/** Who asks, as far as the route demands it. */
export interface Caller {
  readonly thumbprint: string
  readonly network: string
  readonly session: Session
}

type Handlers = {
  readonly [Call in WalletServiceCall]: (
    service: Service,
    body: WalletServiceBody<Call>,
    caller: Caller,
  ) => Promise<WalletServiceReply<Call>>
}

/** What each route does. */
export const handlers: Handlers = {
  issueNonce: async ({ nonces }) => ({
    nonce: nonces.issue(),
    expiresAfterMs: nonceLifeMs,
  }),
  startChallenge,
  answerChallenge: (service, body, { thumbprint }) =>
    answerChallenge(service, body, thumbprint),
  refreshTokens: (service, { refreshToken }, { thumbprint }) =>
    refreshTokens(service, refreshToken, thumbprint),
  signOut: async ({ database }, _, { session }) => {
    await database
      .update(sessions)
      .set({ endedAt: sql`now()` })
      .where(and(eq(sessions.id, session.id)))
    return {}
  },
  readWallet: ({ database }, _, { session }) =>
    readWalletState(database, session.deviceId),
  draftWallet: (service, _, { session }) => draftWallet(service, session),
  keepWallet: (service, body, { session }) =>
    keepWallet(service, session, body),
  readServerHalf: (service, _, { session }) => readServerHalf(service, session),
  startRecovery: (service, { recoveryId }, { session }) =>
    startRecovery(service, session, recoveryId),
  trustDevice: (service, body, { session }) =>
    trustDevice(service, session, body),
  listDevices: ({ database }, _, { session }) => listDevices(database, session),
  revokeDevice: (service, { deviceId }, { session }) =>
    revokeDevice(service, session, deviceId),
  denySignIn: async (service, { token }) => {
    await denySignIn(service, token)
    return {}
  },
  keepOutcome: (service, body, { session }) =>
    keepOutcome(service, session, body),
  findOutcome: (service, body, { session }) =>
    findOutcome(service, session, body),
}
