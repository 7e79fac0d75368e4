/** @jsxImportSource preact */
import {
  acceptPage,
  type Clock,
  isOriginAllowed,
  serveFrame,
} from '@hasp/protocol/frame'
import { base64urlnopad } from '@scure/base'
import { render } from 'preact'
import { createEmailChange } from '../../login/createEmailChange.js'
import {
  createPageEnvironment,
  type PageEnvironment,
} from '../../PageEnvironment.js'
import { openReceiverStore } from '../../receivers/openReceiverStore.js'
import { createNodeAsker } from '../../requests/createNodeAsker.js'
import { createRpc } from '../../requests/createRpc.js'
import { createSignIn } from '../../requests/createSignIn.js'
import { createScreens } from '../../screens/createScreens.js'
import { openVaultStore } from '../../vault/openVaultStore.js'
import {
  type ApprovalWindow,
  openApprovalWindow,
} from '../approve/openApprovalWindow.js'
import { createOwnApprovals } from '../createOwnApprovals.js'
import { createSite } from '../createSite.js'
import { createWallet } from '../createWallet.js'
import { indexedDbOf } from '../indexedDbOf.js'
import type { PageConfiguration } from '../PageConfiguration.js'
import { randomBytes } from '../randomBytes.js'
import { createFrameHandlers } from './createFrameHandlers.js'
import { FramePage } from './FramePage.js'

/**
 * The wallet inside of a page: accepts the page around it, if its origin may
 * use the wallet, and serves it until one of the two is gone.
 */
export async function startFrame(
  window: Window & typeof globalThis,
  configuration: PageConfiguration,
): Promise<void> {
  const { networks, origins, projectId } = configuration
  const ending = new AbortController()
  const { signal } = ending
  const environment = createPageEnvironment(window)
  const clock = createClock(environment)
  const site = createSite(window)
  // Before the page is accepted: what it asks from then on has to be heard.
  const store = await openVaultStore(indexedDbOf(window))
  const receivers = await openReceiverStore(indexedDbOf(window))
  const { origin, port } = await acceptPage({
    window,
    isAllowed: (asking) => isOriginAllowed(origins, asking),
    clock,
    randomBytes,
    signal,
  })
  const screens = createScreens({
    onOpened: ({ method, requestId }, waiting) =>
      served.emit('approvalOpened', { requestId, method, waiting }),
    onClosed: (requestId) => served.emit('approvalClosed', { requestId }),
  })
  const wallet = createWallet({
    configuration,
    environment,
    language: () => site.current().texts.language,
    onSignedOut: () => {
      approvals.end()
      served.emit('signedOut', { reason: 'visitor' })
    },
    origin,
    screens,
    store,
  })
  const { login, service, session } = wallet
  const askNetwork = createNodeAsker(service)
  const approvals = createOwnApprovals({
    ...{ askNetwork, environment, origin, receivers, screens, wallet },
  })
  const { approve } = approvals
  const answerRpc = createRpc({ approve, askNetwork, networks })
  const served = serveFrame({
    port,
    clock,
    signal,
    findOutcome: async (requestId) => {
      const found = await approvals.findResult(requestId, signal)
      return found && { reply: found }
    },
    handlers: createFrameHandlers({
      login,
      site,
      persistence: () => store.persistence,
      emailChange: createEmailChange({
        ...{ confirm: approvals.confirm, service, session },
        rebind: login.rebindMailbox,
        after: environment.after,
        language: () => site.current().texts.language,
      }),
      answerRpc,
      signIn: createSignIn({
        ...{ answerRpc, origin },
        now: () => window.performance.timeOrigin + environment.now(),
      }),
      knownNetworks: networks.map(({ id }) => id),
      reload: () => {
        // The answer leaves first.
        environment.after(0, () => window.location.reload())
        return undefined
      },
    }),
  })
  let opened: { requestId: string; window: ApprovalWindow } | undefined
  const closeWindow = () => {
    opened?.window.close()
    opened = undefined
  }
  screens.subscribe(() => {
    // What it shows is decided, or nobody waits for it.
    if (screens.current()?.shown.requestId !== opened?.requestId) closeWindow()
  })
  window.addEventListener('pagehide', () => {
    closeWindow()
    ending.abort()
  })
  const openWindow: Parameters<typeof FramePage>[0]['openWindow'] = (
    requestId,
    request,
    hears,
  ) => {
    closeWindow()
    const windowName = base64urlnopad.encode(randomBytes(16))
    const shown = openApprovalWindow({
      ...{ environment, projectId, request, service, windowName },
      ...hears,
    })
    opened = { requestId, window: shown }
  }
  const root = window.document.getElementById('wallet')
  if (root)
    render(
      <FramePage
        {...{ environment, networks, openWindow, origin, screens, site }}
      />,
      root,
    )
}

function createClock({ after, now }: PageEnvironment): Clock {
  return {
    now,
    after: (delayMs, run, signal) => {
      if (signal?.aborted) return
      const cancel = after(delayMs, run)
      signal?.addEventListener('abort', cancel, { once: true })
    },
  }
}
