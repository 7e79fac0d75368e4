import {
  openEnvelope,
  sealEnvelope,
} from '../../clients/walletConnect/crypto/envelope.js'
import {
  deriveKey,
  publicKeyOf,
  topicOf,
} from '../../clients/walletConnect/crypto/keys.js'
import type { scriptedRelay } from './scriptedRelay.js'

type Message = {
  id: number
  method?: string
  params?: Record<string, unknown>
  result?: unknown
  error?: { code: number; message: string }
}

/** What the scripted wallet grants unless told otherwise. */
export const grantedNamespaces = {
  eip155: {
    accounts: ['eip155:31337:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    chains: ['eip155:31337'],
    methods: ['personal_sign'],
    events: ['accountsChanged', 'chainChanged'],
  },
}

/** A wallet that says what the test makes it say, right or wrong. */
export function scriptedWallet(
  relay: Pick<ReturnType<typeof scriptedRelay>, 'relayMessages' | 'push'>,
  nowMs: () => number,
  privateKey = 'a7'.repeat(32),
) {
  let nonces = 0
  let ids = 0

  const nonce = () => {
    nonces += 1
    return Uint8Array.from({ length: 12 }, (_, index) =>
      index < 4 ? (nonces >> (8 * index)) & 255 : 7,
    )
  }
  const nextId = () => {
    ids += 1
    return nowMs() * 1000 + ids
  }
  const seal = (key: string, message: unknown) =>
    sealEnvelope(
      typeof message === 'string' ? message : JSON.stringify(message),
      key,
      nonce(),
    )
  const send = (key: string, message: unknown) =>
    relay.push(topicOf(key), seal(key, message))
  /** What the site sent with a key, oldest first. */
  const read = (key: string): Message[] =>
    relay.relayMessages.flatMap(({ message, topic }) => {
      if (topic !== topicOf(key)) return []
      const text = openEnvelope(message, () => key)
      return text === undefined ? [] : [JSON.parse(text) as Message]
    })

  function scan(uri: string) {
    const pairingKey = new URL(uri.replace('wc:', 'wc://')).searchParams.get(
      'symKey',
    ) as string
    const proposal = read(pairingKey).find(
      ({ method }) => method === 'wc_sessionPropose',
    )
    if (!proposal?.params) throw new Error('No proposal was sent')
    const { publicKey } = proposal.params.proposer as { publicKey: string }
    const sessionKey = deriveKey(privateKey, publicKey)
    const controller = publicKeyOf(privateKey)
    const answer = (rest: object) =>
      send(pairingKey, { id: proposal.id, jsonrpc: '2.0', ...rest })
    return {
      pairingKey,
      sessionKey,
      proposal,
      answer,
      request: (method: string, params: unknown, id = nextId()) => {
        send(sessionKey, { id, jsonrpc: '2.0', method, params })
        return id
      },
      respond: (id: number, rest: object) =>
        send(sessionKey, { id, jsonrpc: '2.0', ...rest }),
      say: () =>
        answer({
          result: {
            relay: { protocol: 'irn' },
            responderPublicKey: controller,
          },
        }),
      settle: (more: object = {}) =>
        send(sessionKey, {
          id: nextId(),
          jsonrpc: '2.0',
          method: 'wc_sessionSettle',
          params: {
            relay: { protocol: 'irn' },
            controller: {
              publicKey: controller,
              metadata: { name: 'W', description: '', url: '', icons: [] },
            },
            namespaces: grantedNamespaces,
            expiry: Math.floor(nowMs() / 1000) + 604_800,
            ...more,
          },
        }),
      received: () => read(sessionKey),
      /** What the messages of the session hold. */
      read: (sealed: readonly string[]): Message[] =>
        sealed.flatMap((message) => {
          const text = openEnvelope(message, () => sessionKey)
          return text === undefined ? [] : [JSON.parse(text) as Message]
        }),
      seal: (message: unknown) => seal(sessionKey, message),
    }
  }
  /** The sign-in that a code asks for, and how the wallet answers it. */
  function scanSignIn(uri: string) {
    const { pairingKey } = scan(uri)
    const asked = read(pairingKey).find(
      ({ method }) => method === 'wc_sessionAuthenticate',
    )
    if (!asked?.params) throw new Error('No sign-in is asked for')
    const { publicKey } = asked.params.requester as { publicKey: string }
    const own = publicKeyOf(privateKey)
    const key = deriveKey(privateKey, publicKey)
    const answer = (rest: object) => {
      const text = JSON.stringify({ id: asked.id, jsonrpc: '2.0', ...rest })
      relay.push(topicOf(publicKey), sealEnvelope(text, key, nonce(), own))
    }
    return {
      authPayload: asked.params.authPayload as Record<string, unknown>,
      sessionKey: key,
      answer,
      /** Answers with proofs, as who they are said to be of. */
      sign(cacaos: readonly object[]) {
        const metadata = { name: 'W', description: '', url: '', icons: [] }
        const responder = { publicKey: own, metadata }
        answer({ result: { cacaos, responder } })
      },
    }
  }
  return { scan, scanSignIn, seal, send, read, nextId }
}
