import { createLogin } from '../login/createLogin.js'
import { createSession } from '../login/createSession.js'
import { createMemoryReceivers } from '../receivers/openReceiverStore.js'
import { createApprovals } from '../requests/createApprovals.js'
import { createNodeAsker } from '../requests/createNodeAsker.js'
import { createOutcomes } from '../requests/createOutcomes.js'
import { createScreens, type ShownScreen } from '../screens/createScreens.js'
import type { Device } from '../vault/createDevice.js'
import { createVault } from '../vault/createVault.js'
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
    passkeys,
  }: Pick<
    ReturnType<typeof createTestPasskeys>,
    'passkeys'
  > = createTestPasskeys(),
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
  const vault = createVault({
    device,
    passkeys,
    service,
    signer,
    randomBytes,
    stretch: async ({ password }) => new Uint8Array(32).fill(password.length),
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
  const login = createLogin({
    after: () => () => undefined,
    isCommonPassword: async (password) => password === leakedPassword,
    doWork: async () => {
      throw new Error('The service of tests asks for no work.')
    },
    about: {
      origin: testOrigin,
      projectId: 'default',
      deviceName: 'Chrome, Linux',
      language: () => 'en',
    },
    arePasskeysAvailable: passkeys.isAvailable,
    lock: () => signer.ask('lock', undefined),
    screens,
    service,
    session,
    vault,
  })
  const approvals = createApprovals({
    origin: testOrigin,
    now,
    screens,
    signer,
    receivers: createMemoryReceivers(),
    askNetwork: createNodeAsker(service),
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
  return { approvals, clock, closed, login, opened, screens, session, signer }
}
