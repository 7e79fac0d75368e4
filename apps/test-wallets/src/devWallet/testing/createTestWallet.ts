import { testAccounts } from '../../namespaces/eip155/testAccounts.js'
import type { WalletChain } from '../../WalletChain.js'
import { createDevWallet } from '../createDevWallet.js'
import {
  createDevWalletSettings,
  type DevWalletSettingsStore,
} from '../createDevWalletSettings.js'
import type { DevWallet } from '../DevWallet.js'
import type {
  DevWalletApproval,
  DevWalletDecision,
} from '../DevWalletApproval.js'
import {
  type DevWalletMemory,
  parseDevWalletMemory,
} from '../DevWalletMemory.js'
import { devWalletIdentity } from '../devWalletIdentities.js'
import {
  createDevWalletControls,
  type DevWalletControls,
} from '../panel/createDevWalletControls.js'
import type { CallRpc } from '../requests/callRpc.js'

/** What a test holds: the wallet, and everything that left it. */
export type TestWallet = DevWallet & {
  controls: DevWalletControls
  settings: DevWalletSettingsStore
  asked: DevWalletApproval[]
  events: [name: string, payload: unknown][]
  waits: number[]
  memory(): DevWalletMemory
  request(method: string, ...params: unknown[]): Promise<unknown>
  stop(): void
}

const twoChains = [
  { id: 31337, name: 'Hasp Local', rpcUrl: 'http://node-a' },
  { id: 31338, name: 'Hasp Local Two', rpcUrl: 'http://node-b' },
] as const

/** A dev wallet whose person, nodes, memory and clock are the test's. */
export function createTestWallet(
  options: {
    search?: string
    memory?: Partial<DevWalletMemory>
    chains?: readonly [WalletChain, ...WalletChain[]]
    callRpc?: CallRpc
    decide?: (approval: DevWalletApproval) => Promise<DevWalletDecision>
  } = {},
): TestWallet {
  const stop = new AbortController()
  const settings = createDevWalletSettings({
    storage: { getItem: () => null, setItem: () => undefined },
    search: options.search ?? '?devWallet=1',
    isReload: false,
  })
  let memory = { ...parseDevWalletMemory(undefined), ...options.memory }
  const asked: DevWalletApproval[] = []
  const events: [string, unknown][] = []
  const waits: number[] = []
  const wallet = createDevWallet({
    accounts: testAccounts(),
    chains: options.chains ?? twoChains,
    settings,
    approvals: {
      async ask(approval) {
        const shown = await approval
        asked.push(shown)
        return options.decide?.(shown) ?? { type: 'approved' }
      },
    },
    memory: {
      read: () => memory,
      write(next) {
        memory = next
      },
      subscribe: () => undefined,
    },
    callRpc: options.callRpc ?? (async (url, method) => `${url} ${method}`),
    async wait(milliseconds) {
      waits.push(milliseconds)
    },
    origin: 'http://dapp.test',
    log: () => undefined,
    signal: stop.signal,
  })
  for (const name of ['accountsChanged', 'chainChanged', 'disconnect'])
    wallet.provider.on(name, (payload) => events.push([name, payload]))
  return {
    ...wallet,
    controls: createDevWalletControls({
      ...wallet,
      identity: devWalletIdentity,
      settings,
    }),
    settings,
    asked,
    events,
    waits,
    memory: () => memory,
    request: (method, ...params) => wallet.provider.request({ method, params }),
    stop: () => stop.abort(),
  }
}
