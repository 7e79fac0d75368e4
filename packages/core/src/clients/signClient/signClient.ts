import { bytesToHex } from '@noble/hashes/utils'
import type { SignClient } from '@walletconnect/sign-client'
import { fromProviderError } from '../../eip1193/fromProviderError.js'
import { namespaces as knownNamespaces } from '../../entities/network/namespace.js'
import type { NetworkId } from '../../entities/network/networkId.js'
import type { Cacao } from '../../entities/signIn/cacao.js'
import { KitError } from '../../errors/KitError.js'
import type {
  WalletConnectClientFactory,
  WalletConnectEvent,
  WalletConnectSession,
} from '../../ports/WalletConnectClient.js'
import { parseNamespaces } from '../walletConnect/messages/parseNamespaces.js'
import { createSessionStorage } from './createSessionStorage.js'

type Client = Awaited<ReturnType<typeof SignClient.init>>

type Stored = ReturnType<Client['session']['getAll']>[number]

/**
 * WalletConnect's own library in place of the kit's client, for sites that
 * prefer the reference implementation. It is loaded when somebody wants to
 * connect, weighs about four times as much as the kit's, and keeps sessions in
 * the kit's storage. Needs the optional peer `@walletconnect/sign-client`
 * 2.21.8.
 *
 * Unlike the kit's client it uses the first relay alone, forgets a proposal
 * with the page, and asks WalletConnect's own hosts besides the relay.
 *
 * @returns a value for the option `client` of `walletConnect`
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign
 * @example
 * import { walletConnect } from '@hasp/core/walletConnect'
 * import { signClient } from '@hasp/core/walletConnect/signClient'
 *
 * walletConnect({ relayUrl: 'wss://relay.example', client: signClient() })
 */
export function signClient(): WalletConnectClientFactory {
  return async ({ environment, projectId, relayUrls, signal, site }) => {
    const { clock } = environment
    const client = await openClient({ environment, projectId, relayUrls, site })
    const listeners = new Set<(event: WalletConnectEvent) => void>()
    const awaited = new Set<string>()
    const emit = (event: WalletConnectEvent) => {
      for (const listener of [...listeners]) listener(event)
    }
    const current = (topic: string) => toSession(client.session.get(topic))
    const handleUpdate = ({ topic }: { topic: string }) =>
      emit({ type: 'sessionUpdated', session: current(topic) })

    client.on('session_update', handleUpdate)
    client.on('session_extend', handleUpdate)
    client.on('session_delete', ({ topic }) =>
      emit({ type: 'sessionEnded', topic }),
    )
    client.on('session_event', ({ params, topic }) =>
      emit({
        type: 'sessionEvent',
        topic,
        chainId: params.chainId as NetworkId,
        name: params.event.name,
        data: params.event.data,
      }),
    )
    client.on('session_connect', ({ session }) => {
      if (!awaited.has(session.pairingTopic))
        emit({ type: 'sessionApproved', session: toSession(session) })
    })
    signal.addEventListener('abort', () => {
      listeners.clear()
      client.core.heartbeat.stop()
      client.core.relayer.transportClose().catch(() => undefined)
    })

    const translated = async <result>(run: () => Promise<result>) => {
      try {
        return await run()
      } catch (error) {
        throw fromProviderError(error)
      }
    }
    const pairingOf = <outcome>(
      uri: string,
      answer: Promise<outcome>,
      endLate: (outcome: outcome) => void,
    ) => {
      const topic = uri.slice('wc:'.length, uri.indexOf('@'))
      awaited.add(topic)
      let isCancelled = false
      let cancel: () => void = () => undefined
      const approval = new Promise<outcome>((resolve, reject) => {
        cancel = () => {
          isCancelled = true
          reject(new KitError('CANCELLED'))
        }
        signal.addEventListener('abort', cancel)
        answer.then(
          (outcome) => {
            awaited.delete(topic)
            if (isCancelled) endLate(outcome)
            else {
              emit({ type: 'pairingSeen', topic })
              resolve(outcome)
            }
          },
          (error: unknown) => reject(fromProviderError(error)),
        )
      })
      approval.catch(() => undefined)
      return {
        topic,
        uri,
        createdAt: clock.now(),
        approval,
        cancel: () => cancel(),
      }
    }
    const disconnect = async (topic: string) => {
      const reason = { code: 6000, message: 'User disconnected.' }
      await client.disconnect({ topic, reason }).catch(() => undefined)
    }

    return {
      async pair({ optionalNamespaces, pairingTopic }) {
        const { approval, uri = '' } = await client.connect({
          optionalNamespaces: structuredClone(optionalNamespaces) as never,
          ...(pairingTopic && { pairingTopic }),
        })
        return pairingOf(uri, approval().then(toSession), ({ topic }) =>
          disconnect(topic),
        )
      },
      async authenticate({ signal: _, ...request }) {
        const { response, uri } = await client.authenticate(
          structuredClone(request) as never,
        )
        const answer = response().then(({ auths = [], session }) => ({
          auths: auths as unknown as readonly Cacao[],
          session: session && toSession(session as Stored),
        }))
        return pairingOf(uri, answer, ({ session }) => {
          if (session) disconnect(session.topic)
        })
      },
      sessions: () => client.session.getAll().map(toSession),
      async request({ chainId, method, params, topic }) {
        if (!client.session.keys.includes(topic))
          throw new KitError('WALLET_DISCONNECTED')
        const request = { method, params }
        return await translated(() =>
          client.request({ topic, chainId, request }),
        )
      },
      ping: async ({ topic }) =>
        await translated(async () => {
          await client.ping({ topic })
        }),
      extend: async ({ topic }) =>
        await translated(async () => {
          const { acknowledged } = await client.extend({ topic })
          await acknowledged()
        }),
      disconnect: ({ topic }) => disconnect(topic),
      listen(listener, until) {
        listeners.add(listener)
        until.addEventListener('abort', () => listeners.delete(listener))
      },
    }
  }
}

/** Opens the library for one kit. */
async function openClient({
  environment,
  projectId,
  relayUrls: [relayUrl],
  site,
}: Omit<Parameters<WalletConnectClientFactory>[0], 'signal'>): Promise<Client> {
  const { SignClient } = await import('@walletconnect/sign-client')
  // One page may hold several kits; the library shares what has one name.
  const instance = bytesToHex(environment.randomBytes(8))
  return await SignClient.init({
    ...(relayUrl && { relayUrl }),
    ...(projectId && { projectId }),
    metadata: {
      name: site.name,
      description: '',
      url: site.url ?? '',
      icons: site.icon ? [site.icon] : [],
    },
    customStoragePrefix: instance,
    storage: createSessionStorage(environment, instance),
    logger: 'silent',
    telemetryEnabled: false,
  })
}

function toSession(stored: Stored): WalletConnectSession {
  const { expiry, namespaces, peer, topic } = stored
  return {
    topic,
    peer: peer.metadata,
    namespaces: parseNamespaces(namespaces, knownNamespaces) ?? {},
    expiresAt: expiry * 1000,
  }
}
