import { evm } from '../../packages/core/src/exports/evm.js'
import { hostedWallet } from '../../packages/core/src/exports/hostedWallet.js'
import {
  connectEmail,
  createKit,
  defineNetwork,
  findHosted,
  getProvider,
  submitOtp,
} from '../../packages/core/src/exports/index.js'

/** A site without UI of its own: what a test does, it does by these. */
const kit = createKit({
  app: { name: 'Tide Market' },
  adapters: [evm()],
  networks: [
    defineNetwork({
      id: 31337,
      chainNamespace: 'eip155',
      name: 'Hasp Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: ['https://tide.example/node'] } },
    }),
  ],
  connectors: [
    hostedWallet({ origin: 'https://wallet.example', projectId: 'tide' }),
  ],
  logLevel: 'silent',
})
const alerts: string[] = []
kit.events.on('CONFIG_ALERT', ({ code }) => alerts.push(code))
kit.start()

type Asked = { ended?: unknown }

/** What a promise has become, for a test that looks again and again. */
function follow(promise: Promise<unknown>): Asked {
  const asked: Asked = {}
  promise.then(
    (value) => {
      asked.ended = value
    },
    (error: { code?: unknown; context?: unknown }) => {
      asked.ended = { code: error.code, context: error.context }
    },
  )
  return asked
}

const site = {
  alerts,
  asked: {} as { [name: string]: Asked },
  logIn: async () => {
    await connectEmail(kit, { email: 'ada@tide.example' })
    return await submitOtp(kit, { otp: '018265' })
  },
  /** Begins a login that a test does not wait for. */
  askCode(name: string, email: string) {
    site.asked[name] = follow(connectEmail(kit, { email }))
  },
  start(name: string, method: 'preload' | 'sign' | 'read') {
    const provider = getProvider(kit, { namespace: 'eip155' }) as {
      request(request: object): Promise<unknown>
    }
    const run = async () => {
      if (method === 'preload') return await findHosted(kit)?.preload()
      if (method === 'read')
        return await provider.request({ method: 'eth_gasPrice' })
      const [address] = (await provider.request({
        method: 'eth_accounts',
      })) as string[]
      return await provider.request({
        method: 'personal_sign',
        params: ['0x48656c6c6f', address],
      })
    }
    site.asked[name] = follow(run())
  },
  state: () => findHosted(kit)?.state.getState(),
}
Object.assign(globalThis, { site })

export type Site = typeof site
