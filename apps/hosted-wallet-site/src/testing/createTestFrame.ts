import { createEscrowClient } from '../escrow/createEscrowClient.js'
import { createEscrowRecovery } from '../escrow/createEscrowRecovery.js'
import { createIntroductions } from '../introductions/createIntroductions.js'
import type { choosePassword } from '../login/choosePassword.js'
import { createEmailChange } from '../login/createEmailChange.js'
import { createLogin } from '../login/createLogin.js'
import { createOwnWays } from '../login/createOwnWays.js'
import { createSession } from '../login/createSession.js'
import type { Passkeys } from '../passkey/createPasskeys.js'
import { rateGuessing } from '../password/rateGuessing.js'
import { createMemoryReceivers } from '../receivers/openReceiverStore.js'
import { createApprovals } from '../requests/createApprovals.js'
import { createNodeAsker } from '../requests/createNodeAsker.js'
import { createOutcomes } from '../requests/createOutcomes.js'
import { createScreens, type ShownScreen } from '../screens/createScreens.js'
import type { Seal } from '../sealing/askSealingWorker.js'
import { performSealing } from '../sealing/performSealing.js'
import type { EscrowRequest } from '../sealing/SealingTasks.js'
import type { Simulate } from '../simulation/createTryOut.js'
import { simulateRequest } from '../simulation/simulateRequest.js'
import type { Device } from '../vault/createDevice.js'
import { createVault } from '../vault/createVault.js'
import { createWaysBack } from '../vault/createWaysBack.js'
import { createTurns } from './createMemoryDevice.js'
import { createTestPasskeys } from './createTestPasskeys.js'
import type { createTestService } from './createTestService.js'
import { createTestSigner } from './createTestSigner.js'

export const leakedPassword = 'q1w2e3r4t5y6'
export const testOrigin = 'https://dapp.example'

/**
 * The wallet of one page that was just loaded, without a channel and without
 * anything drawn.
 */
export function createTestFrame(
  { service }: Pick<ReturnType<typeof createTestService>, 'service'>,
  device: Device,
  {
    after = afterTimer,
    escrowKey,
    onSealed,
    origin = testOrigin,
    passkeys = createTestPasskeys().passkeys,
    simulate = (question, { askNode }) => simulateRequest(question, askNode),
  }: createTestFrame.Options = {},
) {
  const clock = { nowMs: 1_000 }
  const now = () => clock.nowMs
  const opened: ShownScreen[] = []
  const closed: string[] = []
  const screens = createScreens({
    onOpened: (shown) => opened.push(shown),
    onClosed: (requestId) => closed.push(requestId),
  })
  const signer = createTestSigner()
  const randomBytes = (count: number) =>
    crypto.getRandomValues(new Uint8Array(count))
  /** What the worker does, without a worker around it. */
  const seal: Seal = (task, parameters) => {
    if (task === 'sealRequest' && parameters && 'request' in parameters)
      onSealed?.(parameters.request)
    return performSealing[task](parameters)
  }
  const escrow =
    escrowKey === undefined
      ? undefined
      : createEscrowClient({ escrowKey, seal, service })
  const stretch = async ({ password }: { readonly password: string }) =>
    new Uint8Array(32).fill(password.length)
  const vault = createVault({
    device,
    escrow,
    passkeys,
    service,
    signer,
    randomBytes,
    stretch,
  })
  const session = createSession({
    site: testOrigin,
    device,
    now,
    onEnded: () => undefined,
    tabs: { tell: () => undefined, listen: () => undefined },
    inTurn: createTurns(),
    refresh: async (refreshToken) => {
      const answer = await service.call('refreshTokens', { refreshToken })
      return answer.outcome === 'REFRESHED' ? answer.tokens : undefined
    },
  })
  const passwords: choosePassword.Means = {
    screens,
    isCommonPassword: async (password) => password === leakedPassword,
    ratePassword: async (password, known) => rateGuessing(password, known),
  }
  const introductions = createIntroductions({
    about: { deviceName: 'Chrome, Linux', origin },
    ...{ after, device, now, seal, service, session, vault },
  })
  const login = createLogin({
    after,
    introductions,
    ...passwords,
    doWork: async () => {
      throw new Error('The service of tests asks for no work.')
    },
    about: {
      origin,
      projectId: 'default',
      deviceName: 'Chrome, Linux',
      language: () => 'en',
    },
    escrowRecovery:
      escrow &&
      createEscrowRecovery({
        about: { deviceName: 'Chrome, Linux', language: () => 'en' },
        ...{ device, escrow, seal },
      }),
    mode: escrow ? 'assisted' : 'self',
    arePasskeysAvailable: passkeys.isAvailable,
    lock: () => signer.ask('lock', undefined),
    screens,
    service,
    session,
    vault,
  })
  const { openingOf } = vault
  const ownWays = createOwnWays({
    ...{ ...passwords, login, session },
    origin: testOrigin,
    ways: createWaysBack({
      ...{ openingOf, passkeys, randomBytes, service, signer, stretch },
    }),
  })
  const approvals = createApprovals({
    origin: testOrigin,
    after,
    now,
    screens,
    signer,
    simulate,
    receivers: createMemoryReceivers(),
    askNetwork: createNodeAsker(service),
    note: (decision) => service.call('noteDecision', decision),
    openWallet: login.openWallet,
    outcomes: createOutcomes({
      origin: testOrigin,
      service,
      randomBytes,
      key: login.sealingKey,
    }),
    whoIs: async (signal) => {
      const user = await login.user(signal)
      if (!user) throw new Error('Nobody is logged in.')
      return user
    },
  })
  const waits: { readonly delayMs: number; readonly run: () => void }[] = []
  const emailChange = createEmailChange({
    ...{ confirm: approvals.confirm, service, session },
    rebind: login.rebindMailbox,
    after: (delayMs, run) => {
      waits.push({ delayMs, run })
      return () => undefined
    },
    language: () => 'en',
  })
  return {
    ...{ approvals, clock, closed, emailChange, login, opened },
    ...{ ownWays, randomBytes, screens, seal, service, session },
    ...{ signer, vault },
    /** What a change of the address waits for, to be run by the test. */
    waits,
  }
}

export declare namespace createTestFrame {
  interface Options {
    /** How its pauses end; by a timer, where none is given. */
    readonly after?: typeof afterTimer
    /** Of an escrow that the service knows the way to. */
    readonly escrowKey?: string
    /** Hears what the page seals, as the page itself knows it. */
    readonly onSealed?: (request: EscrowRequest) => void
    /** The site around it. */
    readonly origin?: string
    readonly passkeys?: Passkeys
    readonly simulate?: Simulate
  }
}

function afterTimer(delayMs: number, run: () => void): () => void {
  const timer = setTimeout(run, delayMs)
  return () => clearTimeout(timer)
}
