import type {
  WalletServiceBody,
  WalletServiceCall,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import { and, eq, sql } from 'drizzle-orm'
import { noteDecision } from '../audit/noteDecision.js'
import { readActivity } from '../audit/readActivity.js'
import { answerChallenge } from '../codes/answerChallenge.js'
import { startChallenge } from '../codes/startChallenge.js'
import { sessions } from '../database/tables.js'
import { denySignIn } from '../devices/denySignIn.js'
import { listDevices } from '../devices/listDevices.js'
import { revokeDevice } from '../devices/revokeDevice.js'
import { answerEmailCode } from '../email/answerEmailCode.js'
import { beginEmailChange } from '../email/beginEmailChange.js'
import { resendEmailCode } from '../email/resendEmailCode.js'
import { revertEmail } from '../email/revertEmail.js'
import { watchEmail } from '../email/watchEmail.js'
import { awaitIntroduction } from '../introductions/awaitIntroduction.js'
import { meetDevice } from '../introductions/meetDevice.js'
import { vouchForDevice } from '../introductions/vouchForDevice.js'
import {
  cancelDeletion,
  cancelDeletionByLink,
} from '../leaving/cancelDeletion.js'
import { readDeletion } from '../leaving/readDeletion.js'
import { requestDeletion } from '../leaving/requestDeletion.js'
import { startExport } from '../leaving/startExport.js'
import { useExport } from '../leaving/useExport.js'
import { askMove } from '../lostMailbox/askMove.js'
import { cancelMove, cancelMoveByLink } from '../lostMailbox/cancelMove.js'
import { confirmMove } from '../lostMailbox/confirmMove.js'
import { keepProofKey } from '../lostMailbox/keepProofKey.js'
import { proveMove } from '../lostMailbox/proveMove.js'
import { readMove } from '../lostMailbox/readMove.js'
import { operatorOf } from '../projects/operatorOf.js'
import { refuseWhileStopped } from '../projects/refuseWhileStopped.js'
import type { Service } from '../Service.js'
import { nonceLifeMs } from '../tokens/Nonces.js'
import { refreshTokens } from '../tokens/refreshTokens.js'
import type { Session } from '../tokens/Session.js'
import { askEscrow } from '../wallets/askEscrow.js'
import { draftRecovery } from '../wallets/draftRecovery.js'
import { draftWallet } from '../wallets/draftWallet.js'
import { keepRecovery } from '../wallets/keepRecovery.js'
import { keepWallet } from '../wallets/keepWallet.js'
import { findOutcome, keepOutcome } from '../wallets/outcomes.js'
import { readServerHalf } from '../wallets/readServerHalf.js'
import { readWalletState } from '../wallets/readWalletState.js'
import { removeRecovery } from '../wallets/removeRecovery.js'
import {
  answerRendezvous,
  meetRendezvous,
  openRendezvous,
  readRendezvous,
} from '../wallets/rendezvous.js'
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
    nonce: await nonces.issue(),
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
  readWallet: async (service, _, { session }) => {
    const state = await readWalletState(service.database, session.deviceId)
    const { areApprovalsStopped } = await operatorOf(service)
    return areApprovalsStopped ? { ...state, areApprovalsStopped } : state
  },
  draftWallet: (service, _, { session }) => draftWallet(service, session),
  keepWallet: (service, body, { session }) =>
    keepWallet(service, session, body),
  readServerHalf: async (service, _, { session }) => {
    await refuseWhileStopped(service)
    return await readServerHalf(service, session)
  },
  startRecovery: async (service, { recoveryId }, { session }) => {
    await refuseWhileStopped(service)
    return await startRecovery(service, session, recoveryId)
  },
  trustDevice: (service, body, { session }) =>
    trustDevice(service, session, body),
  draftRecovery: async (service) => draftRecovery(service),
  keepRecovery: (service, body, { session }) =>
    keepRecovery(service, session, body),
  removeRecovery: (service, body, { session }) =>
    removeRecovery(service, session, body),
  listDevices: ({ database }, _, { session }) => listDevices(database, session),
  revokeDevice: (service, { deviceId }, { session }) =>
    revokeDevice(service, session, deviceId),
  awaitIntroduction: (service, body, { thumbprint }) =>
    awaitIntroduction(service, body, thumbprint),
  meetDevice: (service, body, { session }) =>
    meetDevice(service, session, body),
  vouchForDevice: async (service, body, { session }) => {
    await refuseWhileStopped(service)
    return await vouchForDevice(service, session, body)
  },
  denySignIn: async (service, { token }) => {
    await denySignIn(service, token)
    return {}
  },
  keepOutcome: async (service, body, { session }) => {
    await refuseWhileStopped(service)
    return await keepOutcome(service, session, body)
  },
  findOutcome: (service, body, { session }) =>
    findOutcome(service, session, body),
  beginEmailChange: (service, body, { network, session }) =>
    beginEmailChange(service, session, body, network),
  resendEmailCode: (service, body, { network, session }) =>
    resendEmailCode(service, session, body, network),
  answerEmailCode: (service, body, { network, session }) =>
    answerEmailCode(service, session, body, network),
  watchEmail: (service, _, { session }) => watchEmail(service, session),
  revertEmail,
  openRendezvous: (service, body, { session }) =>
    openRendezvous(service, session, body),
  meetRendezvous,
  answerRendezvous,
  readRendezvous: (service, body, { session }) =>
    readRendezvous(service, session, body),
  askEscrow: (service, body, { session }) => askEscrow(service, session, body),
  startExport: async (service, _, { session }) => {
    await refuseWhileStopped(service)
    return await startExport(service, session)
  },
  useExport: async (service, body, { session }) => {
    await refuseWhileStopped(service)
    return await useExport(service, session, body)
  },
  requestDeletion: (service, body, { session }) =>
    requestDeletion(service, session, body),
  readDeletion: ({ database }, _, { session }) =>
    readDeletion(database, session),
  cancelDeletion: (service, body, { session }) =>
    cancelDeletion(service, session, body),
  cancelDeletionByLink,
  askMove,
  proveMove,
  confirmMove,
  readMove: (service, _, { session }) => readMove(service, session),
  cancelMove: (service, _, { session }) => cancelMove(service, session),
  cancelMoveByLink,
  keepProofKey: (service, body, { session }) =>
    keepProofKey(service, session, body),
  readActivity: (service, body, { session }) =>
    readActivity(service, session, body),
  noteDecision: (service, body, { session }) =>
    noteDecision(service, session, body),
}
