import { base64urlnopad } from '@scure/base'
import { createEscrowClient } from '../escrow/createEscrowClient.js'
import { createEscrowRecovery } from '../escrow/createEscrowRecovery.js'
import { createIntroductions } from '../introductions/createIntroductions.js'
import type { choosePassword } from '../login/choosePassword.js'
import { createLogin, type Login } from '../login/createLogin.js'
import { createSession, type Session } from '../login/createSession.js'
import { openTabs } from '../login/openTabs.js'
import type { PageEnvironment } from '../PageEnvironment.js'
import { createPasskeys, type Passkeys } from '../passkey/createPasskeys.js'
import type { Screens } from '../screens/createScreens.js'
import { type Seal, sealInWorker } from '../sealing/askSealingWorker.js'
import {
  createServiceClient,
  type MoreRoutes,
  type ServiceClient,
} from '../service/createServiceClient.js'
import { askSimulationWorker } from '../simulation/askSimulationWorker.js'
import type { Simulate } from '../simulation/createTryOut.js'
import {
  judgeInWorker,
  rateInWorker,
  stretchInWorker,
} from '../vault/askPasswordWorker.js'
import { createDevice } from '../vault/createDevice.js'
import {
  createSignerClient,
  type SignerClient,
} from '../vault/createSignerClient.js'
import { createVault, type Vault } from '../vault/createVault.js'
import type { prepareWay } from '../vault/prepareWay.js'
import { createWorkerStarter } from '../vault/startWorker.js'
import type { VaultStore } from '../vault/VaultStore.js'
import { askWorkWorker } from '../work/askWorkWorker.js'
import { createTurns, locksOf } from './createTurns.js'
import { lockWhenHidden } from './lockWhenHidden.js'
import { nameDevice } from './nameDevice.js'
import type { PageConfiguration } from './PageConfiguration.js'
import { randomBytes } from './randomBytes.js'

/** The wallet of one site, as a page of the wallet uses it. */
export interface Wallet {
  readonly arePasskeysAvailable: boolean
  /** What `createOwnWays` is made of, where a page has a use for it. */
  readonly forWaysBack: prepareWay.Means & {
    readonly passkeys: Passkeys
    readonly passwords: choosePassword.Means
    readonly session: Session
    readonly vault: Vault
  }
  readonly login: Login
  readonly seal: Seal
  readonly service: ServiceClient
  readonly session: Session
  readonly signer: SignerClient
  readonly simulate: Simulate
  readonly startWorker: ReturnType<typeof createWorkerStarter>
}

/**
 * Puts a wallet together: its device, its session, its halves and its signer.
 * @param parameters.origin the site that it is for
 */
export function createWallet({
  configuration: { escrowKey, mode, projectId, serviceUrl },
  environment: { after, now, window },
  language,
  onSignedOut,
  moreRoutes,
  origin,
  screens,
  store,
}: createWallet.Parameters): Wallet {
  const { document, navigator } = window
  const startWorker = createWorkerStarter(
    'trustedTypes' in window ? (window.trustedTypes as never) : undefined,
  )
  const signer = createSignerClient(() => startWorker('signer'))
  const lock = () => signer.ask('lock', undefined)
  const inTurn = createTurns(locksOf(window))
  const device = createDevice({ site: origin, store, inTurn })
  const session = createSession({
    site: origin,
    device,
    inTurn,
    now,
    onEnded: onSignedOut,
    tabs: openTabs(window, origin),
    refresh: async (refreshToken) => {
      const answer = await service.call('refreshTokens', { refreshToken })
      return answer.outcome === 'REFRESHED' ? answer.tokens : undefined
    },
  })
  const service = createServiceClient({
    url: serviceUrl,
    credentials: session,
    fetch: window.fetch.bind(window),
    now,
    randomId: () => base64urlnopad.encode(randomBytes(16)),
    moreRoutes,
  })
  const passkeys = createPasskeys({
    isAllowed: mayAskForPasskeys(document),
    navigator,
    randomBytes,
    walletName: window.location.host,
  })
  const seal = sealInWorker(() => startWorker('sealing'))
  const escrow =
    escrowKey === undefined
      ? undefined
      : createEscrowClient({ escrowKey, seal, service })
  const deviceName = nameDevice(navigator.userAgent)
  const stretch: prepareWay.Means['stretch'] = (question) =>
    stretchInWorker(() => startWorker('password'), question)
  const vault = createVault({
    ...{ device, escrow, passkeys, randomBytes, service, signer, stretch },
  })
  const introductions = createIntroductions({
    about: { deviceName, origin },
    ...{ after, device, now, seal, service, session, vault },
  })
  const passwords: choosePassword.Means = {
    screens,
    isCommonPassword: (password) =>
      judgeInWorker(() => startWorker('password'), password),
    ratePassword: (password, known) =>
      rateInWorker(() => startWorker('password'), password, known),
  }
  const login = createLogin({
    after,
    doWork: (question, hears) =>
      askWorkWorker(() => startWorker('work'), question, hears),
    ...passwords,
    about: { origin, projectId, deviceName, language },
    introductions,
    escrowRecovery:
      escrow &&
      createEscrowRecovery({
        about: { deviceName, language },
        ...{ device, escrow, seal },
      }),
    mode,
    arePasskeysAvailable: passkeys.isAvailable,
    ...{ lock, service, session, vault },
  })
  lockWhenHidden({ document, after, lock })
  window.addEventListener('pagehide', signer.close)
  return {
    arePasskeysAvailable: passkeys.isAvailable,
    ...{ login, seal, service, session, signer },
    forWaysBack: {
      ...{ passkeys, passwords, randomBytes, session, stretch, vault },
    },
    simulate: (question, setting) =>
      askSimulationWorker(() => startWorker('simulation'), question, setting),
    startWorker,
  }
}

export declare namespace createWallet {
  interface Parameters {
    readonly configuration: Pick<
      PageConfiguration,
      'escrowKey' | 'projectId' | 'serviceUrl'
    > & {
      /** Undefined on a page that makes no wallets. */
      readonly mode: PageConfiguration['mode'] | undefined
    }
    readonly environment: PageEnvironment
    readonly language: () => string
    /** Another tab of the same site has ended the login. */
    readonly onSignedOut: () => void
    readonly origin: string
    readonly moreRoutes?: MoreRoutes | undefined
    readonly screens: Screens
    readonly store: VaultStore
  }
}

/** In a frame it is the page around it that lets or does not. */
function mayAskForPasskeys(document: Document): boolean {
  const { featurePolicy } = document as Document & {
    readonly featurePolicy?: { allowsFeature(name: string): boolean }
  }
  return featurePolicy?.allowsFeature('publickey-credentials-get') ?? true
}
