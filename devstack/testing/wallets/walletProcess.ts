import diagnostics from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildAuthObject } from '@walletconnect/utils'
import { mnemonicToAccount } from 'viem/accounts'
import { testMnemonic } from '../../addresses.js'
import { answerPayload } from './answerPayload.js'
import { openWallet } from './openWallet.js'
import { untilAnswered } from './untilAnswered.js'
import type { WalletKind } from './walletKinds.js'
import type {
  WalletBehaviour,
  WalletOrder,
  WalletProcessEvent,
  WalletSignIn,
} from './walletOrders.js'

/** A wallet in a process of its own; the parent gives orders by message. */
const [kind, relayUrl = '', folder = ''] = process.argv.slice(2)
const account = mnemonicToAccount(testMnemonic)
const rejection = { code: 5000, message: 'User rejected.' }
const methods = ['personal_sign', 'eth_sendTransaction']
const events = ['accountsChanged', 'chainChanged']

const hosts = new Set<string>()
diagnostics.subscribe('net.client.socket', (message) => {
  const { socket } = message as { socket: Socket }
  socket.on('lookup', (_error, _address, _family, host) => hosts.add(host))
  socket.on('connect', () => hosts.add(socket.remoteAddress ?? ''))
})

let behaviour: WalletBehaviour = 'approve'
let signIn: WalletSignIn = 'asked'
let chains: readonly string[] = ['eip155:31337']

const wallet = await openWallet(kind as WalletKind, { relayUrl, folder })
const notify = (event: WalletProcessEvent) => process.send?.(event)
const sendEvent = (name: string, data: unknown) =>
  notify({ type: 'event', name, data })
const namespacesOf = (some: readonly string[]) => ({
  eip155: {
    chains: [...some],
    accounts: some.map((chain) => `${chain}:${account.address}`),
    methods,
    events,
  },
})
const attempt = (run: () => Promise<unknown>) =>
  run().catch((error: Error) => sendEvent('failure', error.message))
// The libraries leave a rejection unhandled when both sides end a session at
// once. A wallet in a browser lives on after it, and so does this one.
process.on('unhandledRejection', (error) => sendEvent('failure', `${error}`))

wallet.client.on('session_proposal', ({ id, params }) => {
  sendEvent('proposal', params)
  if (behaviour === 'approve')
    attempt(() => wallet.approve(id, namespacesOf(chains)))
  if (behaviour === 'reject') attempt(() => wallet.reject(id, rejection))
})
wallet.client.on('session_request', ({ id, params, topic }) => {
  sendEvent('request', params)
  if (behaviour === 'ignore') return
  const { method, params: inputs } = params.request
  attempt(async () => {
    const answer =
      behaviour === 'approve' && method === 'personal_sign'
        ? { result: await account.signMessage({ message: { raw: inputs[0] } }) }
        : { error: rejection }
    await wallet.respond(topic, { id, jsonrpc: '2.0', ...answer })
  })
})
wallet.client.on('session_authenticate', ({ id, params }) => {
  sendEvent('authenticate', params)
  if (behaviour === 'reject')
    attempt(() => wallet.rejectAuthentication(id, rejection))
  if (behaviour !== 'approve') return
  attempt(async () => {
    const payload = answerPayload(params.authPayload, {
      chains,
      methods,
      signIn,
    })
    const auths = await Promise.all(
      chains.map(async (chain) => {
        const iss = `did:pkh:${chain}:${account.address}`
        const request = payload
        const message = wallet.client.formatAuthMessage({ request, iss })
        const s = await account.signMessage({ message })
        sendEvent('signed', message)
        const auth = buildAuthObject(payload, { t: 'eip191', s }, iss)
        return signIn === 'tampered'
          ? { ...auth, p: { ...auth.p, nonce: 'a'.repeat(22) } }
          : auth
      }),
    )
    await wallet.authenticate({ id, auths })
  })
})
for (const name of [
  'session_delete',
  'session_ping',
  'session_extend',
] as const)
  wallet.client.on(name, ({ topic }) => sendEvent(name, { topic }))

async function obey(order: WalletOrder): Promise<unknown> {
  switch (order.type) {
    case 'behaviour':
      behaviour = order.behaviour
      return
    case 'chains':
      chains = order.chains
      return
    case 'signIn':
      signIn = order.signIn
      return
    case 'pair':
      return await wallet.pair(order.uri)
    case 'update':
      return await untilAnswered(
        wallet.client,
        { topic: order.topic, method: 'wc_sessionUpdate' },
        () => wallet.update(order.topic, namespacesOf(order.chains)),
      )
    case 'extend':
      return await untilAnswered(
        wallet.client,
        { topic: order.topic, method: 'wc_sessionExtend' },
        () => wallet.extend(order.topic),
      )
    case 'ping':
      return await wallet.client.ping({ topic: order.topic })
    case 'emit': {
      const { chainId, data, name, topic } = order
      return await wallet.emit(topic, chainId, { name, data })
    }
    case 'disconnect':
      return await wallet.disconnect(order.topic, {
        code: 6000,
        message: 'User disconnected.',
      })
    case 'forgetSignIn':
      wallet.client.events.removeAllListeners('session_authenticate')
      return
    case 'rest':
      // Answered requests are forgotten, and written down, a little later.
      while (wallet.client.pendingRequest.getAll().length > 0) await sleep(50)
      return await sleep(500)
    case 'sessions':
      return wallet.client.session.getAll().map(({ topic, expiry }) => ({
        topic,
        expiry,
      }))
    case 'hosts':
      return [...hosts]
  }
}

process.on(
  'message',
  ({ number, order }: { number: number; order: WalletOrder }) => {
    obey(order).then(
      (result) => notify({ type: 'done', order: number, result }),
      (error: Error) =>
        notify({ type: 'done', order: number, error: error.message }),
    )
  },
)
process.on('disconnect', () => process.exit())
notify({ type: 'ready' })
