/** @jsxImportSource preact */
import {
  acceptPage,
  type Clock,
  FrameError,
  isOriginAllowed,
  serveFrame,
} from '@hasp/protocol/frame'
import { base64urlnopad } from '@scure/base'
import { render } from 'preact'
import { createLogin } from '../../login/createLogin.js'
import { createSession } from '../../login/createSession.js'
import { createPageEnvironment } from '../../PageEnvironment.js'
import { createApprovals } from '../../requests/createApprovals.js'
import { createNodeAsker } from '../../requests/createNodeAsker.js'
import { createRpc } from '../../requests/createRpc.js'
import { createScreens } from '../../screens/createScreens.js'
import { createServiceClient } from '../../service/createServiceClient.js'
import { askPasswordWorker } from '../../vault/askPasswordWorker.js'
import { createDevice } from '../../vault/createDevice.js'
import { createSignerClient } from '../../vault/createSignerClient.js'
import { createVault } from '../../vault/createVault.js'
import { openVaultStore } from '../../vault/openVaultStore.js'
import { createWorkerStarter } from '../../vault/startWorker.js'
import { inTurn } from '../inTurn.js'
import { lockWhenHidden } from '../lockWhenHidden.js'
import { nameDevice } from '../nameDevice.js'
import type { PageConfiguration } from '../PageConfiguration.js'
import { createFrameHandlers } from './createFrameHandlers.js'
import { createSite } from './createSite.js'
import { FramePage } from './FramePage.js'

/**
 * The wallet inside of a page: accepts the page around it, if its origin may
 * use the wallet, and serves it until one of the two is gone.
 */
export async function startFrame(
  window: Window & typeof globalThis,
  configuration: PageConfiguration,
): Promise<void> {
  const { networks, origins, projectId, serviceUrl } = configuration
  const ending = new AbortController()
  const { signal } = ending
  const clock = createClock(window)
  const site = createSite(window)
  const store = openVaultStore(indexedDbOf(window))
  const page = await acceptPage({
    window,
    isAllowed: (origin) => isOriginAllowed(origins, origin),
    clock,
    randomBytes,
    signal,
  })
  const { origin } = page
  const startWorker = createWorkerStarter(
    'trustedTypes' in window ? (window.trustedTypes as never) : undefined,
  )
  const signer = createSignerClient(() => startWorker('signer'))
  const { persistence, ...records } = await store
  const device = createDevice({
    site: origin,
    store: { persistence, ...records },
    inTurn: inTurn(window.navigator),
  })
  const session = createSession({
    site: origin,
    device,
    inTurn: inTurn(window.navigator),
    now: clock.now,
    refresh: async (refreshToken) => {
      const answer = await service.call('refreshTokens', { refreshToken })
      return answer.outcome === 'REFRESHED' ? answer.tokens : undefined
    },
  })
  const service = createServiceClient({
    url: serviceUrl,
    credentials: session,
    fetch: window.fetch.bind(window),
    now: clock.now,
    randomId: () => base64urlnopad.encode(randomBytes(16)),
  })
  const vault = createVault({
    device,
    service,
    signer,
    randomBytes,
    stretch: (question) =>
      askPasswordWorker(() => startWorker('password'), question),
  })
  const screens = createScreens({
    onOpened: ({ method, requestId }, waiting) =>
      served.emit('approvalOpened', { requestId, method, waiting }),
    onClosed: (requestId) => served.emit('approvalClosed', { requestId }),
  })
  const lock = () => signer.ask('lock', undefined)
  const login = createLogin({
    about: {
      origin,
      projectId,
      deviceName: nameDevice(window.navigator.userAgent),
      language: () => site.current().texts.language,
    },
    lock,
    screens,
    service,
    session,
    vault,
  })
  const askNetwork = createNodeAsker(service)
  const approve = createApprovals({
    origin,
    screens,
    signer,
    now: clock.now,
    askNetwork,
    openWallet: login.openWallet,
    whoIs: async (asked) => {
      const user = await login.user(asked)
      if (!user) throw new FrameError('NOT_SIGNED_IN')
      return user
    },
  })
  const served = serveFrame({
    port: page.port,
    clock,
    signal,
    handlers: createFrameHandlers({
      login,
      site,
      persistence,
      answerRpc: createRpc({ approve, askNetwork, networks }),
      knownNetworks: networks.map(({ id }) => id),
      reload: () => {
        // The answer leaves first.
        clock.after(0, () => window.location.reload())
        return undefined
      },
    }),
  })
  const environment = createPageEnvironment(window)
  lockWhenHidden({ document: window.document, after: environment.after, lock })
  window.addEventListener('pagehide', () => {
    ending.abort()
    signer.close()
  })
  const root = window.document.getElementById('wallet')
  if (root)
    render(
      <FramePage {...{ environment, networks, origin, screens, site }} />,
      root,
    )
}

function createClock(window: Window): Clock {
  return {
    now: () => Date.now(),
    after: (delayMs, run, signal) => {
      if (signal?.aborted) return
      const timer = window.setTimeout(run, delayMs)
      signal?.addEventListener('abort', () => window.clearTimeout(timer), {
        once: true,
      })
    },
  }
}

function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(count))
}

/** Some browsers throw at its name where storage is blocked. */
function indexedDbOf(window: Window): IDBFactory | undefined {
  try {
    return window.indexedDB
  } catch {
    return undefined
  }
}
