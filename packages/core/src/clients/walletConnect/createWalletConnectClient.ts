import { bytesToHex } from '@noble/hashes/utils'
import { KitError } from '../../errors/KitError.js'
import type {
  WalletConnectClient,
  WalletConnectClientFactory,
  WalletConnectEvent,
} from '../../ports/WalletConnectClient.js'
import { isDeepEqual } from '../../utils/isDeepEqual.js'
import { openSigner as openUsualSigner } from './crypto/openSigner.js'
import type { Signer } from './crypto/Signer.js'
import type { RpcMessage } from './messages/readMessage.js'
import { toAnswerError } from './messages/toAnswerError.js'
import { walletConnectLimits as limits } from './messages/walletConnectLimits.js'
import { createPairings } from './pairing/createPairings.js'
import { createProposals } from './pairing/createProposals.js'
import { createIds } from './protocol/createIds.js'
import { createMessenger, type Messenger } from './protocol/createMessenger.js'
import {
  createRelayClient,
  type RelayClient,
} from './relay/createRelayClient.js'
import type { OpenSocket } from './relay/OpenSocket.js'
import { openWebSocket } from './relay/openWebSocket.js'
import { signRelayToken } from './relay/relayToken.js'
import { createSessions } from './session/createSessions.js'
import { toSession } from './session/toSession.js'
import { watchExpiry } from './session/watchExpiry.js'
import { createSessionStore } from './sessionStore/createSessionStore.js'
import type { TopicEntry } from './sessionStore/topicEntry.js'

type Proposals = ReturnType<typeof createProposals>

type Entries = ReadonlyMap<string, TopicEntry>

/**
 * The kit's own client: the site's side of WalletConnect v2 (Sign API over
 * the `irn` relay). It reads what is stored and resolves at once; the relay
 * is contacted when there is something to hear or to say, and nobody else
 * ever is.
 * @param parameters.openSocket the browser's WebSocket unless given
 * @param parameters.randomBytes the machine's unless given
 * @param parameters.openSigner the browser's Ed25519 or a library unless given
 * @param parameters.loadSignIn what signing in needs; most pages never do
 */
export async function createWalletConnectClient(
  parameters: Parameters<WalletConnectClientFactory>[0] & {
    readonly openSocket?: OpenSocket | undefined
    readonly randomBytes?: ((length: number) => Uint8Array) | undefined
    readonly openSigner?: ((seed: string) => Promise<Signer>) | undefined
    readonly loadSignIn?:
      | (() => Promise<typeof import('./pairing/signIn.js')>)
      | undefined
  },
): Promise<WalletConnectClient> {
  const { environment, projectId, relayUrls, signal, site } = parameters
  const {
    loadSignIn = () => import('./pairing/signIn.js'),
    openSigner = openUsualSigner,
    randomBytes = environment.randomBytes,
  } = parameters
  // Beside what else comes first, and not once the code waits for it.
  if (parameters.signsIn) loadSignIn().catch(() => undefined)
  const { clock } = environment
  const listeners = new Set<(event: WalletConnectEvent) => void>()
  const nextId = createIds(clock, randomBytes)

  const emit = (event: WalletConnectEvent) => {
    if (signal.aborted) return
    for (const listener of [...listeners]) quietly(() => listener(event))
  }
  const hexOf = (length: number) => bytesToHex(randomBytes(length))

  const sessionStore = createSessionStore({
    environment,
    newSeed: () => hexOf(32),
    onChange: (before, after) => {
      followOtherTab(before, after)
      messenger.follow()
      renewExpiry()
    },
    signal,
  })
  const relay: RelayClient = createRelayClient({
    environment,
    urls: relayUrls,
    address: async (url) => {
      const audience = new URL(url).origin
      const auth = await signRelayToken(await openSigner(sessionStore.seed()), {
        subject: hexOf(32),
        audience: audience === 'null' ? url.replace(/\/+$/, '') : audience,
        nowMs: clock.now(),
      })
      const address = new URL(url)
      address.searchParams.set('auth', auth)
      if (projectId) address.searchParams.set('projectId', projectId)
      address.searchParams.set('ua', 'wc-2/hasp-1')
      address.searchParams.set('useOnCloseEvent', 'true')
      return address.href
    },
    openSocket: parameters.openSocket ?? openWebSocket,
    random: () => {
      const [high = 0, low = 0] = randomBytes(2)
      return (high * 256 + low) / 65_536
    },
    nextId,
    isBusy: () => messenger.isWaiting() || pairings.isWaiting(),
    onRelayMessage: (topic, message) => {
      quietly(() => messenger.receive(topic, message))
      renewExpiry()
    },
    onReachable: (isReachable) => emit({ type: 'relay', isReachable }),
    onRefused: (reason) => emit({ type: 'relayRefused', reason }),
    onBack() {
      messenger.repeat()
      proposals.repeat()
    },
    signal,
  })
  const messenger: Messenger = createMessenger({
    clock,
    nextId,
    randomBytes,
    relay: () => relay,
    sessionStore,
    onMessage: dispatch,
    onLateAnswer({ chainId, method, params, topic }, outcome) {
      emit({
        type: 'requestAnswered',
        topic,
        chainId,
        method,
        params,
        outcome:
          'result' in outcome
            ? outcome
            : { error: toAnswerError(outcome.error, method) },
      })
    },
    signal,
  })
  const shared = {
    clock,
    emit,
    messenger: () => messenger,
    relay: () => relay,
    sessionStore,
    signal,
  }
  const sessions = createSessions(shared)
  const pairings = createPairings({ ...shared, loadSignIn, sessions })
  const proposals: Proposals = createProposals({
    clock,
    metadata: {
      name: site.name,
      description: '',
      url: site.url ?? '',
      icons: site.icon ? [site.icon] : [],
    },
    nextId,
    randomBytes,
    loadSignIn,
    messenger,
    pairings,
    relay,
    sessionStore,
    signal,
  })
  const renewExpiry = watchExpiry({
    clock,
    times: () => sessionStore.all().map(([, { expiresAt }]) => expiresAt),
    onDue: expire,
    signal,
  })

  function dispatch(topic: string, entry: TopicEntry, message: RpcMessage) {
    if (entry.kind === 'pairing')
      return pairings.onPairing(topic, entry, message)
    if (entry.kind === 'answer')
      return message.type === 'response'
        ? pairings.onAuthentication(topic, entry, message)
        : undefined
    if (message.type === 'response') return
    if (entry.kind === 'settling') pairings.onSettlement(topic, entry, message)
    else sessions.onRequest(topic, entry, message)
  }
  function expire() {
    for (const [topic, entry] of sessionStore.all()) {
      if (entry.expiresAt > clock.now()) continue
      const expired = new KitError('PAIRING_EXPIRED')
      if (entry.kind === 'session') sessions.end(topic)
      else if (entry.kind !== 'pairing') pairings.drop(topic, entry)
      else if (entry.proposal && !entry.proposal.isWithdrawn)
        pairings.withdraw(topic, expired)
      else pairings.fail(topic, expired)
    }
  }
  function followOtherTab(before: Entries, after: Entries) {
    pairings.follow(after)
    for (const [topic, entry] of after) {
      if (entry.kind === 'settling') relay.subscribe(topic)
      if (entry.kind !== 'session') continue
      relay.subscribe(topic)
      sessions.track(topic, entry)
      const known = before.get(topic)
      if (
        known?.kind === 'session' &&
        !isDeepEqual(toSession(topic, known), toSession(topic, entry))
      )
        emit({ type: 'sessionUpdated', session: toSession(topic, entry) })
    }
    for (const [topic, entry] of before) {
      if (after.has(topic)) continue
      if (entry.kind === 'session') sessions.end(topic)
      else relay.unsubscribe(topic)
    }
  }
  function lookAfterSessions() {
    sessions.extendAging()
    clock.after(limits.dayMs, lookAfterSessions, signal)
  }

  for (const [topic, entry] of sessionStore.all())
    if (entry.kind !== 'pairing' || entry.proposal) relay.subscribe(topic)
  messenger.follow()
  sessions.deliverDisconnectNotices()
  lookAfterSessions()
  renewExpiry()
  signal.addEventListener('abort', () => {
    pairings.abandon(new KitError('CANCELLED'))
    messenger.dropAll(new KitError('CANCELLED'))
    listeners.clear()
  })

  return {
    async pair(request) {
      const { outcome, ...pairing } = await proposals.propose(request)
      renewExpiry()
      const approval = outcome.then(({ session }) => {
        if (session) return session
        throw new KitError('WALLET_ANSWER_INVALID', {
          method: 'wc_sessionPropose',
        })
      })
      approval.catch(() => undefined)
      return { ...pairing, approval }
    },
    async authenticate(request) {
      const { outcome, ...pairing } = await proposals.authenticate(request)
      renewExpiry()
      return { ...pairing, approval: outcome }
    },
    sessions: sessions.all,
    request: sessions.request,
    ping: ({ signal: until, topic }) => sessions.ping(topic, until),
    extend: async ({ topic }) => await sessions.extend(topic),
    async disconnect({ topic }) {
      sessions.disconnect(topic)
    },
    listen(listener, until) {
      if (until.aborted || signal.aborted) return
      listeners.add(listener)
      until.addEventListener('abort', () => listeners.delete(listener))
    },
  }
}

function quietly(run: () => void): void {
  try {
    run()
  } catch {
    // What a stranger sent, or a listener's own mistake, ends here.
  }
}
