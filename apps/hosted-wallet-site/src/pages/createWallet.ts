import { base64urlnopad } from '@scure/base'
import { createLogin, type Login } from '../login/createLogin.js'
import { createSession } from '../login/createSession.js'
import { openTabs } from '../login/openTabs.js'
import type { PageEnvironment } from '../PageEnvironment.js'
import { createPasskeys } from '../passkey/createPasskeys.js'
import type { Screens } from '../screens/createScreens.js'
import {
  createServiceClient,
  type ServiceClient,
} from '../service/createServiceClient.js'
import { judgeInWorker, stretchInWorker } from '../vault/askPasswordWorker.js'
import { createDevice } from '../vault/createDevice.js'
import {
  createSignerClient,
  type SignerClient,
} from '../vault/createSignerClient.js'
import { createVault } from '../vault/createVault.js'
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
  readonly login: Login
  readonly service: ServiceClient
  readonly signer: SignerClient
}

/**
 * Puts a wallet together: its device, its session, its halves and its signer.
 * @param parameters.origin the site that it is for
 */
export function createWallet({
  configuration: { projectId, serviceUrl },
  environment: { after, now, window },
  language,
  onSignedOut,
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
  })
  const passkeys = createPasskeys({
    isAllowed: mayAskForPasskeys(document),
    navigator,
    randomBytes,
    walletName: window.location.host,
  })
  const vault = createVault({
    device,
    passkeys,
    service,
    signer,
    randomBytes,
    stretch: (question) =>
      stretchInWorker(() => startWorker('password'), question),
  })
  const deviceName = nameDevice(navigator.userAgent)
  const login = createLogin({
    after,
    doWork: (question, hears) =>
      askWorkWorker(() => startWorker('work'), question, hears),
    isCommonPassword: (password) =>
      judgeInWorker(() => startWorker('password'), password),
    about: { origin, projectId, deviceName, language },
    arePasskeysAvailable: passkeys.isAvailable,
    lock,
    screens,
    service,
    session,
    vault,
  })
  lockWhenHidden({ document, after, lock })
  window.addEventListener('pagehide', signer.close)
  return { arePasskeysAvailable: passkeys.isAvailable, login, service, signer }
}

export declare namespace createWallet {
  interface Parameters {
    readonly configuration: Pick<PageConfiguration, 'projectId' | 'serviceUrl'>
    readonly environment: PageEnvironment
    readonly language: () => string
    /** Another tab of the same site has ended the login. */
    readonly onSignedOut: () => void
    readonly origin: string
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
