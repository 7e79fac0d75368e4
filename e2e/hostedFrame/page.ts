import { evm } from '../../packages/core/src/exports/evm.js'
import { hostedWallet } from '../../packages/core/src/exports/hostedWallet.js'
import {
  connectEmail,
  createKit,
  defineNetwork,
  disconnect,
  findHosted,
  getProvider,
  reloadHostedWallet,
  submitOtp,
} from '../../packages/core/src/exports/index.js'
import {
  type SolanaProvider,
  solana,
} from '../../packages/core/src/exports/solana.js'

/** A site without UI of its own: what a test does, it does by these. */
const wanted = new URL(location.href).searchParams
const kit = createKit({
  app: { name: 'Tide Market' },
  adapters: [evm(), solana()],
  networks: [
    defineNetwork({
      id: 31337,
      chainNamespace: 'eip155',
      name: 'Hasp Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: ['https://tide.example/node'] } },
    }),
    defineNetwork({
      id: wanted.get('solana') ?? 'localnet',
      chainNamespace: 'solana',
      name: 'Solana Local',
      nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
      rpcUrls: { default: { http: ['https://tide.example/node'] } },
    }),
  ],
  connectors: [
    hostedWallet({
      origin: wanted.get('wallet') ?? 'https://wallet.example',
      projectId: wanted.get('project') ?? 'tide',
      devSameSite: wanted.has('sameSite'),
    }),
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
        params: [wanted.get('message') ?? '0x48656c6c6f', address],
      })
    }
    site.asked[name] = follow(run())
  },
  signIn: (email: string) => connectEmail(kit, { email }),
  /** Begins to give a code, which may take the visitor a while. */
  giveCode(name: string, otp: string) {
    site.asked[name] = follow(submitOtp(kit, { otp }))
  },
  signOnSolana(name: string, text: string) {
    const provider = getProvider(kit, { namespace: 'solana' }) as SolanaProvider
    const message = new TextEncoder().encode(text)
    const signing = provider.signMessage({ message })
    site.asked[name] = follow(signing.then((bytes) => [...bytes]))
  },
  disconnect: () => disconnect(kit),
  reload: () => reloadHostedWallet(kit),
  /** What the visitor has, by namespace. */
  accounts: () =>
    Object.fromEntries(
      [...kit.stores.connections.getState().byId.values()].flatMap((one) =>
        one.status === 'connected'
          ? [[one.namespace, one.accounts[0].address]]
          : [],
      ),
    ),
  state: () => findHosted(kit)?.state.getState(),
}
Object.assign(globalThis, { site })

export type Site = typeof site
