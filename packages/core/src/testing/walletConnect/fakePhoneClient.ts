import { KitError } from '../../errors/KitError.js'
import type { KeyValueStore } from '../../ports/Environment.js'
import type {
  Pairing,
  SessionRequest,
  WalletConnectClient,
  WalletConnectClientFactory,
  WalletConnectEvent,
  WalletConnectSession,
} from '../../ports/WalletConnectClient.js'

/** A pairing of the fake, and what a wallet does with it. */
export type FakePairing = Pairing & {
  readonly isCancelled: () => boolean
  /** A wallet scans the code. */
  see(): void
  /** Its owner says yes; by the protocol, even to a code that was given up. */
  approve(session?: Partial<WalletConnectSession>): WalletConnectSession
  reject(): void
  /** The relay forgets it. */
  expire(): void
  /** The wallet answers what is no answer. */
  fail(code: 'WALLET_ANSWER_INVALID'): void
}

/** A client at the port whose relay and wallets are decided by the test. */
export type FakePhoneClient = {
  /**
   * For the option `client` of `walletConnect`; may be used by several visits.
   */
  readonly create: WalletConnectClientFactory
  readonly pairings: readonly FakePairing[]
  readonly last: () => FakePairing
  /** What wallets were asked. */
  readonly requests: readonly SessionRequest[]
  readonly proposals: readonly Parameters<WalletConnectClient['pair']>[0][]
  /** The relay answers, or does not. */
  setRelay(isReachable: boolean): void
  /** The relay refuses the client. */
  refuse(reason: 'token' | 'projectId' | 'origin' | undefined): void
  /** How wallets answer. */
  answer(reply: (request: SessionRequest) => unknown): void
  emit(event: WalletConnectEvent): void
  readonly sessions: Map<string, WalletConnectSession>
  /** How many kits listen. */
  listeners(): number
}

/** A session that covers the two test networks. */
export const phoneSession: Omit<WalletConnectSession, 'topic'> = {
  peer: {
    name: 'Kite Phone',
    description: 'A wallet',
    url: 'https://kite.example',
    icons: ['https://kite.example/icon.png'],
    redirect: { native: 'kite://', universal: 'https://kite.example/app' },
  },
  namespaces: {
    eip155: {
      accounts: [
        'eip155:31337:0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
        'eip155:31338:0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
      ],
      chains: ['eip155:31337', 'eip155:31338'],
      methods: ['personal_sign', 'eth_sendTransaction'],
      events: ['accountsChanged', 'chainChanged'],
    },
  },
  expiresAt: Number.MAX_SAFE_INTEGER,
}

/**
 * Creates a client whose every answer is decided by the test. Its storage is
 * the object itself, so a second visit may use it too.
 * @example
 * import { fakePhoneClient } from '@hasp/core/testing'
 *
 * const phone = fakePhoneClient()
 */
export function fakePhoneClient(): FakePhoneClient {
  const pairings: FakePairing[] = []
  const requests: SessionRequest[] = []
  const proposals: Parameters<WalletConnectClient['pair']>[0][] = []
  const sessions = new Map<string, WalletConnectSession>()
  const listeners = new Set<(event: WalletConnectEvent) => void>()
  let reply: (request: SessionRequest) => unknown = () => 'ok'
  let isReachable = true
  let refusal: 'token' | 'projectId' | 'origin' | undefined
  let count = 0
  let store: KeyValueStore | undefined

  const note = () => {
    if (sessions.size > 0) store?.setItem('hasp.sessions', 'sessions')
    else store?.removeItem('hasp.sessions')
  }
  const emit = (event: WalletConnectEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  const createPairing = (createdAt: number, topic: string): FakePairing => {
    let resolve: (session: WalletConnectSession) => void = () => undefined
    let reject: (error: KitError) => void = () => undefined
    let isCancelled = false
    const approval = new Promise<WalletConnectSession>((yes, no) => {
      resolve = yes
      reject = no
    })
    return {
      topic,
      uri: `wc:${topic}@2?relay-protocol=irn&symKey=00`,
      createdAt,
      approval,
      isCancelled: () => isCancelled,
      cancel() {
        isCancelled = true
        reject(new KitError('CANCELLED'))
      },
      see: () => emit({ type: 'pairingSeen', topic }),
      approve(parts) {
        const session = { ...phoneSession, topic: `session-${topic}`, ...parts }
        if (!isCancelled) sessions.set(session.topic, session)
        note()
        resolve(session)
        return session
      },
      reject: () => reject(new KitError('USER_REJECTED')),
      expire: () => reject(new KitError('PAIRING_EXPIRED')),
      fail: (code) =>
        reject(new KitError(code, { method: 'wc_sessionPropose' })),
    }
  }
  return {
    pairings,
    requests,
    proposals,
    sessions,
    emit,
    last() {
      const pairing = pairings.at(-1)
      if (!pairing) throw new Error('nothing was paired')
      return pairing
    },
    setRelay(next) {
      isReachable = next
      emit({ type: 'relay', isReachable })
    },
    refuse(reason) {
      refusal = reason
    },
    answer(next) {
      reply = next
    },
    listeners: () => listeners.size,
    create: async ({ environment, signal }) => {
      const { clock } = environment
      store = environment.keyValueStore
      return {
        async pair(parameters) {
          proposals.push(parameters)
          if (refusal) {
            emit({ type: 'relayRefused', reason: refusal })
            throw new KitError('RELAY_REFUSED', { host: 'relay.example' })
          }
          if (!isReachable) {
            await new Promise<void>((resolve) => {
              clock.after(4_000, resolve, parameters.signal)
              parameters.signal.addEventListener('abort', () => resolve())
            })
            if (parameters.signal.aborted) throw new KitError('CANCELLED')
            if (!isReachable)
              throw new KitError('RELAY_UNAVAILABLE', { host: 'relay.example' })
          }
          count += 1
          const pairing = createPairing(clock.now(), `topic-${count}`)
          pairings.push(pairing)
          return pairing
        },
        authenticate: () => Promise.reject(new KitError('UNEXPECTED')),
        sessions: () => [...sessions.values()],
        async request(request) {
          requests.push(request)
          return await reply(request)
        },
        ping: async () => undefined,
        extend: async () => undefined,
        async disconnect({ topic }) {
          sessions.delete(topic)
          note()
        },
        listen(listener, until) {
          if (signal.aborted || until.aborted) return
          listeners.add(listener)
          until.addEventListener('abort', () => listeners.delete(listener))
        },
      }
    },
  }
}
