import type { FrameHandlers } from '@hasp/protocol/frame'
import { getProvider } from '../../actions/connection/getProvider.js'
import { connectEmail } from '../../actions/hostedWallet/connectEmail.js'
import { submitOtp } from '../../actions/hostedWallet/submitOtp.js'
import type { Eip1193Provider } from '../../eip1193/Eip1193Provider.js'
import { defineNetwork } from '../../entities/network/network.js'
import { findHosted } from '../../kit/connection/findHosted.js'
import type { KitEvent } from '../../kit/events.js'
import type { KeyValueStore } from '../../ports/Environment.js'
import { createTestKit } from '../../testing/createTestKit.js'
import {
  createTestHostedWallet,
  hostedUser,
} from '../../testing/hostedWallet/createTestHostedWallet.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { hostedWallet } from './hostedWallet.js'

export const [first, second] = testNetworks
const solana = defineNetwork({
  id: 'localnet',
  chainNamespace: 'solana',
  name: 'Solana Local',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['http://localhost:8899'] } },
})
const addressOf = (namespace: 'eip155' | 'solana') =>
  hostedUser.accounts.find((one) => one.namespace === namespace)?.address ?? ''
export const address = addressOf('eip155')
export const solanaAddress = addressOf('solana')
export const email = 'ada@tide.example'
const kite = mockConnector({ id: 'io.kite' })

/** A site with a hosted wallet, on one visit or a later one. */
export function visit(
  changes?: Partial<FrameHandlers>,
  {
    store,
    hosted = createTestHostedWallet(changes),
    features = {},
  }: {
    store?: KeyValueStore
    hosted?: ReturnType<typeof createTestHostedWallet>
    features?: { email?: boolean }
  } = {},
) {
  const { client } = hosted
  const setup = createTestKit(
    {
      adapters: [
        mockAdapter({ connectors: [kite] }),
        mockAdapter({ namespace: 'solana' }),
      ],
      networks: [first, second, solana],
      connectors: [hostedWallet({ origin: 'https://wallet.example', client })],
      features,
    },
    { ...(store && { store }) },
  )
  const events: KitEvent[] = []
  setup.kit.events.subscribe((event) => events.push(event))
  const { kit } = setup
  const state = () => findHosted(kit)?.state.getState()
  const statusOf = (namespace: 'eip155' | 'solana') =>
    [...kit.stores.connections.getState().byId.values()].find(
      (one) =>
        one.namespace === namespace && one.connectorId === 'hostedWallet',
    )?.status
  const logIn = async () => {
    await connectEmail(kit, { email })
    await submitOtp(kit, { otp: '018265' })
  }
  const evm = () => getProvider(kit, { namespace: 'eip155' }) as Eip1193Provider
  return { ...setup, events, evm, hosted, logIn, state, statusOf }
}

/** A handler that the test ends. */
export function held<reply>() {
  const ends: ((reply: reply) => void)[] = []
  const signals: AbortSignal[] = []
  return {
    signals,
    handler: (_payload: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise<reply>((resolve, reject) => {
        signals.push(signal)
        ends.push(resolve)
        signal.addEventListener('abort', () => reject(new Error('closed')))
      }),
    end: (reply: reply) => ends.shift()?.(reply),
  }
}
