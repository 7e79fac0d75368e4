import { bytesToHex } from '@noble/hashes/utils'
import {
  isNamespace,
  type Namespace,
} from '../../../entities/network/namespace.js'
import {
  isNetworkId,
  namespaceOf,
} from '../../../entities/network/networkId.js'
import { asKitError } from '../../../errors/asKitError.js'
import { KitError } from '../../../errors/KitError.js'
import type { Clock } from '../../../ports/Environment.js'
import type {
  AuthenticateRequest,
  PeerMetadata,
  ProposedNamespace,
} from '../../../ports/WalletConnectClient.js'
import { publicKeyOf, topicOf } from '../crypto/keys.js'
import { formatPairingUri } from '../messages/pairingUri.js'
import { walletConnectLimits as limits } from '../messages/walletConnectLimits.js'
import type { Messenger } from '../protocol/createMessenger.js'
import type { RelayClient } from '../relay/createRelayClient.js'
import { withEarlierIds } from '../session/solanaNames.js'
import type { SessionStore } from '../sessionStore/createSessionStore.js'
import type { createPairings } from './createPairings.js'
import { createShownProposals } from './createShownProposals.js'
import type { formatAuthPayload } from './formatAuthPayload.js'

type Proposed = {
  readonly [namespace in Namespace]?: ProposedNamespace | undefined
}

type SignIn = {
  readonly request: AuthenticateRequest
  readonly formatAuthPayload: typeof formatAuthPayload
}

const everydayEvents = ['accountsChanged', 'chainChanged']

/** Makes proposals and hands them to the relay. */
export function createProposals(parameters: {
  clock: Clock
  metadata: PeerMetadata
  nextId: () => number
  randomBytes: (length: number) => Uint8Array
  messenger: Messenger
  pairings: ReturnType<typeof createPairings>
  relay: RelayClient
  sessionStore: SessionStore
  loadSignIn: () => Promise<typeof import('./signIn.js')>
  signal: AbortSignal
}) {
  const { clock, messenger, metadata, nextId, pairings, relay, sessionStore } =
    parameters
  const shown = createShownProposals({ clock, relay, isSeen: pairings.isSeen })
  const newKey = () => bytesToHex(parameters.randomBytes(32))

  /** Proposes, and signs in first when `authenticate` is given. */
  async function propose({
    authenticate,
    optionalNamespaces,
    pairingTopic,
    signal,
  }: {
    optionalNamespaces: Proposed
    authenticate?: SignIn | undefined
    pairingTopic?: string | undefined
    signal: AbortSignal
  }) {
    if (signal.aborted || parameters.signal.aborted)
      throw new KitError('CANCELLED')
    const known = pairingTopic ? sessionStore.get(pairingTopic) : undefined
    if (pairingTopic && (known?.kind !== 'pairing' || known.proposal))
      throw new KitError('PAIRING_EXPIRED')
    const key = known?.kind === 'pairing' ? known.key : newKey()
    const topic = topicOf(key)
    const createdAt = clock.now()
    const expiresAt = createdAt + limits.proposalMs
    const privateKey = newKey()
    const publicKey = publicKeyOf(privateKey)
    const id = nextId()
    sessionStore.set(topic, {
      kind: 'pairing',
      key,
      expiresAt,
      proposal: {
        id: `${id}`,
        privateKey,
        requestedNamespaces:
          Object.keys(optionalNamespaces).filter(isNamespace),
        isWithdrawn: false,
      },
    })
    relay.subscribe(topic)
    const relayMessages = [
      messenger.sealRequest(
        topic,
        key,
        'wc_sessionPropose',
        {
          requiredNamespaces: {},
          optionalNamespaces: withEarlierNames(optionalNamespaces),
          relays: [{ protocol: 'irn' }],
          proposer: { publicKey, metadata },
          pairingTopic: topic,
          expiryTimestamp: Math.floor(expiresAt / 1000),
        },
        { id },
      ),
    ]
    if (authenticate)
      relayMessages.unshift(
        ask(authenticate, topic, key, privateKey, publicKey),
      )
    const outcome = pairings.wait(topic, `${id}`)
    const cancel = () => pairings.withdraw(topic, new KitError('CANCELLED'))
    try {
      await Promise.all(
        relayMessages.map((relayMessage) =>
          relay.publish(relayMessage, {
            limitMs: limits.proposalHandoverMs,
            signal,
          }),
        ),
      )
    } catch (error) {
      pairings.fail(topic, new KitError('CANCELLED'))
      throw error
    }
    signal.addEventListener('abort', cancel, { once: true })
    shown.add(topic, relayMessages, expiresAt)
    const release = () => {
      signal.removeEventListener('abort', cancel)
      shown.remove(topic)
    }
    outcome.then(release, release)
    const uri = formatPairingUri({
      topic,
      key,
      expiresAt,
      methods: authenticate && ['wc_sessionAuthenticate'],
    })
    return { topic, uri, createdAt, cancel, outcome }
  }

  /** The sign-in request; its answer arrives at a topic of its own. */
  function ask(
    { formatAuthPayload, request }: SignIn,
    pairingTopic: string,
    key: string,
    privateKey: string,
    publicKey: string,
  ) {
    const { chains, methods = [] } = request
    const iat = request.iat ?? new Date(clock.now()).toISOString()
    const id = nextId()
    const expiresAt = clock.now() + limits.proposalMs
    const answerTopic = topicOf(publicKey)
    sessionStore.set(answerTopic, {
      kind: 'answer',
      privateKey,
      expiresAt,
      pairingTopic,
      id: `${id}`,
      domain: request.domain,
      uri: request.uri,
      nonce: request.nonce,
      iat,
      exp: request.exp,
      nbf: request.nbf,
      requestId: request.requestId,
      statement: request.statement,
      resources: [...(request.resources ?? [])],
      chains: [...chains],
      methods: [...methods],
      isWithdrawn: false,
    })
    relay.subscribe(answerTopic)
    return messenger.sealRequest(
      pairingTopic,
      key,
      'wc_sessionAuthenticate',
      {
        authPayload: formatAuthPayload({ ...request, iat }),
        requester: { publicKey, metadata },
        expiryTimestamp: Math.floor(expiresAt / 1000),
      },
      { id },
    )
  }

  return {
    propose,
    /** What is on show, again: a relay may have forgotten it. */
    repeat: shown.repeat,
    async authenticate(request: AuthenticateRequest & { signal: AbortSignal }) {
      const { chains, methods = [], signal } = request
      const { formatAuthPayload } = await parameters
        .loadSignIn()
        .catch((error: unknown) => {
          throw asKitError(error)
        })
      return await propose({
        signal,
        authenticate: { request, formatAuthPayload },
        // For wallets that do not sign in while they pair.
        optionalNamespaces: {
          [firstNamespaceOf(chains)]: {
            chains,
            methods: [...new Set(['personal_sign', ...methods])],
            events: everydayEvents,
          },
        },
      })
    },
  }
}

function firstNamespaceOf(chains: AuthenticateRequest['chains']): Namespace {
  const [first] = chains
  if (!isNetworkId(first)) throw new KitError('UNSUPPORTED_CHAIN')
  return namespaceOf(first)
}

/** Wallets grant what is asked for by a name that they know. */
function withEarlierNames(asked: Proposed): Proposed {
  const { solana } = asked
  return solana
    ? { ...asked, solana: { ...solana, chains: withEarlierIds(solana.chains) } }
    : asked
}
