import { createWalletConnectClient } from '../../clients/walletConnect/createWalletConnectClient.js'
import { librarySigner } from '../../clients/walletConnect/crypto/librarySigner.js'
import { walletConnect } from '../../connectors/walletConnect/walletConnect.js'
import { parseNetworkId } from '../../entities/network/networkId.js'
import { scriptedWallet } from '../walletConnect/scriptedWallet.js'
import type { EnemyChain, Visit } from './chains/EnemyChain.js'
import { createEnemyRelay } from './createEnemyRelay.js'

type Peer = ReturnType<ReturnType<typeof scriptedWallet>['scan']>

/** A wallet on a phone, behind a relay that may be an enemy. */
export function createPhone(
  { chance, clock, trace }: Visit,
  { serve, session }: Pick<EnemyChain, 'serve' | 'session'>,
) {
  const relay = createEnemyRelay({ chance, clock, trace })
  const key = Buffer.from(chance.bytes(32)).toString('hex')
  const wallet = scriptedWallet(relay, clock.now, key)
  const seen = new Set<number>()
  let peer: Peer | undefined

  /** A wallet that gets one message twice asks its owner once. */
  const read = () => {
    for (const { id, method, params } of peer?.received() ?? []) {
      if (method !== 'wc_sessionRequest' || seen.has(id)) continue
      seen.add(id)
      const { request } = params as {
        request: { method: string; params: unknown }
      }
      const current = peer
      serve(request.method, request.params, {
        answer: (result) => current?.respond(id, { result }),
        fail: (error) => current?.respond(id, { error: asRpcError(error) }),
      })
    }
  }
  relay.onRelayMessage(read)

  return {
    source: walletConnect({
      relayUrl: 'wss://relay.example',
      client: (parameters) =>
        createWalletConnectClient({
          ...parameters,
          openSocket: relay.openSocket,
          // The browser's own does not keep to the clock of a test.
          openSigner: async (seed) => librarySigner(seed),
        }),
    }),
    /** Its owner scans a code and approves. */
    async approve(uri: string) {
      peer = wallet.scan(uri)
      peer.say()
      await clock.settle()
      const [chain = ''] = session.chains
      const { namespace } = parseNetworkId(chain as `eip155:${string}`)
      peer.settle({
        namespaces: {
          [namespace]: { ...session, events: ['accountsChanged'] },
        },
      })
      await clock.settle()
    },
    happenings: [
      { name: 'the relay changes', run: relay.change },
      { name: 'the relay changes', run: relay.change },
      { name: 'the relay is cut', run: relay.cut },
      {
        name: 'the phone ends the session',
        run() {
          if (!chance.isTrue(0.3)) return
          const disconnectReason = { code: 6000, message: 'User disconnected.' }
          peer?.request('wc_sessionDelete', disconnectReason)
        },
      },
    ],
    heal: relay.heal,
  }
}

function asRpcError(error: unknown) {
  const { code, message } = Object(error)
  return {
    code: typeof code === 'number' ? code : -32603,
    message: typeof message === 'string' ? message : String(error),
  }
}
