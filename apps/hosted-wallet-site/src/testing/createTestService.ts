import type {
  WalletServiceBody,
  WalletServiceCall,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import { base64urlnopad } from '@scure/base'
import type { ServiceClient } from '../service/createServiceClient.js'
import { ServiceError } from '../service/ServiceError.js'
import type { ServedState } from '../vault/ServedState.js'
import { createTestMailboxes } from './createTestMailboxes.js'

type Bodies = {
  readonly [Call in WalletServiceCall]: (
    body: WalletServiceBody<Call>,
  ) => WalletServiceReply<Call> | Promise<WalletServiceReply<Call>>
}

/** The way to an escrow. */
export type CarryToEscrow = (sealed: string) => Promise<string>

const userId = '3f0c7f6e-43c5-4a3e-9f5c-0f4f3f0a1b01'

/**
 * The wallet's service for one user, at its port: it keeps what it is given,
 * and fails where a test says so.
 */
export function createTestService(
  deviceId = '3f0c7f6e-43c5-4a3e-9f5c-000000000001',
  /** There is no escrow without one. */
  carryToEscrow?: CarryToEscrow,
) {
  let wallet: NonNullable<ServedState['wallet']> | undefined
  const recoveryEnvelopes = new Map<string, string>()
  const proofKeys = new Map<string, string>()
  let code = '123456'
  let isNodeAway = false
  let holdEndsAfterMs: number | undefined
  let recoveryHeldMs = 0
  let lies: Partial<NonNullable<ServedState['wallet']>> = {}
  let areApprovalsStopped = false
  let isTrusted = true
  const halves = new Map<string, string>()
  const failures: { call: WalletServiceCall; isDone: boolean }[] = []
  const asked: WalletServiceCall[] = []
  const decisions: WalletServiceBody<'noteDecision'>[] = []
  const nodeCalls: { method: string; params: unknown }[] = []
  const outcomes = new Map<string, { digest: string; sealed: string }>()
  const meetings = new Map<
    string,
    { request: string; isMet: boolean; answer?: string }
  >()
  const nodeAnswers = new Map<string, unknown>()
  const nodeRefusals = new Map<string, { code: number; message: string }>()
  const mailboxes = createTestMailboxes()

  const secret = (byte: number) =>
    base64urlnopad.encode(new Uint8Array(32).fill(byte))
  const newId = () => crypto.randomUUID()
  const half = (name: string) => {
    const kept = halves.get(name) ?? secret(halves.size + 1)
    halves.set(name, kept)
    return kept
  }
  const state = (): ServedState => ({
    userId,
    deviceId,
    deviceState: isTrusted ? 'trusted' : 'waiting',
    ...(holdEndsAfterMs !== undefined && { holdEndsAfterMs }),
    ...(areApprovalsStopped && { areApprovalsStopped }),
    ...(wallet && { wallet: { ...wallet, ...lies } }),
  })
  const tokens = () => ({
    accessToken: secret(200),
    accessExpiresAfterMs: 600_000,
    refreshToken: secret(201),
  })
  const bodies: Bodies = {
    issueNonce: () => ({ nonce: 'nonce', expiresAfterMs: 600_000 }),
    startChallenge: () => ({
      outcome: 'SENT',
      challengeId: newId(),
      resendAfterMs: 30_000,
      expiresAfterMs: 600_000,
      triesLeft: 5,
    }),
    answerChallenge: (body) =>
      body.code === code
        ? { outcome: 'SIGNED_IN', tokens: tokens(), state: state() }
        : { outcome: 'CODE_INVALID', triesLeft: 4 },
    refreshTokens: () => ({ outcome: 'REFRESHED', tokens: tokens() }),
    signOut: () => ({}),
    readWallet: state,
    draftWallet: () => {
      if (wallet) return { outcome: 'EXISTS' }
      const [walletId, recoveryId] = [newId(), newId()]
      return {
        outcome: 'DRAFTED',
        walletId,
        recoveryId,
        serverHalf: half(deviceId),
        recoveryHalf: half('recovery'),
      }
    },
    keepWallet: ({ addresses, device, mode, recovery, walletId }) => {
      if (wallet) return { outcome: 'EXISTS' }
      const { envelope, proofKey, ...way } = recovery
      if (proofKey) proofKeys.set(way.recoveryId, proofKey)
      recoveryEnvelopes.set(way.recoveryId, envelope)
      wallet = {
        ...{ walletId, addresses, mode, device },
        recoveries: [{ ...way, addedBeforeMs: 0 }],
      }
      return { outcome: 'KEPT', state: state() }
    },
    readServerHalf: () =>
      holdEndsAfterMs === undefined
        ? { outcome: 'HALF', serverHalf: half(deviceId) }
        : { outcome: 'HELD', holdEndsAfterMs },
    draftRecovery: () => {
      const recoveryId = newId()
      return { recoveryId, recoveryHalf: half(recoveryId), draft: recoveryId }
    },
    keepRecovery: ({ draft, envelope, parameters, proofKey, version }) => {
      if (!wallet) return { outcome: 'REFUSED' }
      if (proofKey) proofKeys.set(draft, proofKey)
      recoveryEnvelopes.set(draft, envelope)
      const way = { recoveryId: draft, addedBeforeMs: 0, version, parameters }
      wallet = { ...wallet, recoveries: [...wallet.recoveries, way] }
      return { outcome: 'KEPT', state: state() }
    },
    keepProofKey: ({ proofKey, recoveryId }) => {
      if (!proofKeys.has(recoveryId)) proofKeys.set(recoveryId, proofKey)
      return { outcome: 'KEPT' }
    },
    removeRecovery: ({ recoveryId }) => {
      if (!wallet) return { outcome: 'REFUSED' }
      const recoveries = wallet.recoveries.filter(
        (way) => way.recoveryId !== recoveryId,
      )
      wallet = { ...wallet, recoveries }
      return { outcome: 'REMOVED', state: state() }
    },
    startRecovery: ({ recoveryId }) =>
      recoveryHeldMs > 0
        ? { outcome: 'HELD', holdEndsAfterMs: recoveryHeldMs }
        : {
            outcome: 'STARTED',
            recoveryHalf: half(
              halves.has(recoveryId) ? recoveryId : 'recovery',
            ),
            recoveryEnvelope: recoveryEnvelopes.get(recoveryId) ?? '',
            serverHalf: half(deviceId),
          },
    trustDevice: ({ envelope, version }) => {
      if (!wallet) return { outcome: 'REFUSED' }
      wallet = { ...wallet, device: { envelope, version } }
      isTrusted = true
      return { outcome: 'TRUSTED', state: state() }
    },
    listDevices: () => ({ devices: [] }),
    revokeDevice: () => ({ isRevoked: true }),
    denySignIn: () => ({}),
    // Nobody meets it.
    awaitIntroduction: () => ({ outcome: 'OFFERED' }),
    meetDevice: () => ({ outcome: 'OVER' }),
    vouchForDevice: () => ({ outcome: 'REFUSED' }),
    keepOutcome: ({ digest, requestId, sealed }) => {
      if (outcomes.has(requestId)) return { isFirst: false }
      outcomes.set(requestId, { digest, sealed })
      return { isFirst: true }
    },
    readActivity: () => ({ activity: [], hasOlder: false }),
    noteDecision: (decision) => {
      decisions.push(decision)
      return {}
    },
    // Its pages are tried at the real one.
    startExport: () => ({ outcome: 'REFUSED' }),
    useExport: () => ({ outcome: 'ENDED' }),
    requestDeletion: () => ({ outcome: 'REFUSED' }),
    readDeletion: () => ({}),
    cancelDeletion: () => ({ isCancelled: false }),
    cancelDeletionByLink: () => ({ isCancelled: false }),
    askMove: () => ({ outcome: 'TRY_LATER', retryAfterMs: 1_000 }),
    proveMove: () => ({ outcome: 'ENDED' }),
    confirmMove: () => ({ outcome: 'ENDED' }),
    readMove: () => ({ provable: [] }),
    cancelMove: () => ({ isCancelled: false }),
    cancelMoveByLink: () => ({ isCancelled: false }),
    askEscrow: async ({ sealed }) => {
      if (!carryToEscrow) throw new ServiceError('unavailable')
      return { sealed: await carryToEscrow(sealed) }
    },
    ...mailboxes.bodies,
    openRendezvous: ({ handle, sealed }) => {
      meetings.set(handle, { request: sealed, isMet: false })
      return {}
    },
    meetRendezvous: ({ handle }) => {
      const found = meetings.get(handle)
      if (!found || found.isMet) return {}
      found.isMet = true
      return { found: { sealed: found.request } }
    },
    answerRendezvous: ({ handle, sealed }) => {
      const found = meetings.get(handle)
      if (!found || found.answer !== undefined) return { isFirst: false }
      Object.assign(found, { isMet: true, answer: sealed })
      return { isFirst: true }
    },
    readRendezvous: ({ handle }) => {
      const { answer, isMet = false } = meetings.get(handle) ?? {}
      return { isMet, ...(answer !== undefined && { sealed: answer }) }
    },
    findOutcome: ({ requestId }) => {
      const found = outcomes.get(requestId)
      return { ...(found && { found }) }
    },
  }
  const service: ServiceClient = {
    async call(call, body) {
      asked.push(call)
      const place = failures.findIndex((one) => one.call === call)
      const [failure] = place < 0 ? [] : failures.splice(place, 1)
      if (failure && !failure.isDone) throw new ServiceError('unavailable')
      const answer = await bodies[call](body)
      // What was done may be lost on its way back.
      if (failure) throw new ServiceError('unavailable')
      return answer
    },
    async callNode(_, request) {
      const { method, params } = request as { method: string; params: unknown }
      nodeCalls.push({ method, params })
      if (isNodeAway) throw new ServiceError('unavailable')
      const error = nodeRefusals.get(method)
      return error ? { error } : { result: nodeAnswers.get(method) }
    },
  }
  return {
    service,
    asked,
    mailboxes,
    decisions,
    nodeAnswers,
    nodeCalls,
    /** By what each way back proves itself. */
    proofKeys,
    state,
    /** The next call of this name fails, after or before it was done. */
    fail: (call: WalletServiceCall, { isDone }: { isDone: boolean }) => {
      failures.push({ call, isDone })
    },
    /** The node answers this method by an error from now on. */
    refuse: (method: string, error: { code: number; message: string }) => {
      nodeRefusals.set(method, error)
    },
    hold: (ms: number) => {
      holdEndsAfterMs = ms
    },
    /** Says something else of the wallet than what is. */
    lie: (told: Partial<NonNullable<ServedState['wallet']>>) => {
      lies = told
    },
    /** What the service itself keeps of a recovery. */
    envelopeOf: (recoveryId: string) =>
      base64urlnopad.decode(recoveryEnvelopes.get(recoveryId) ?? ''),
    recoveryHalfOf: () => base64urlnopad.decode(half('recovery')),
    /** What opens a recovery is withheld for so long. */
    holdRecovery: (ms: number) => {
      recoveryHeldMs = ms
    },
    stopApprovals: () => {
      areApprovalsStopped = true
    },
    loseNode: (isLost: boolean) => {
      isNodeAway = isLost
    },
    setCode: (next: string) => {
      code = next
    },
    /** Another device of the same user, which has proved the mailbox. */
    forgetDevice: () => {
      if (!wallet) return
      const { device: _, ...rest } = wallet
      wallet = rest
      isTrusted = false
      halves.delete(deviceId)
    },
  }
}
