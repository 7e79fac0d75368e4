import { injectedConnector } from '../adapters/evm/injectedConnector.js'
import {
  type MockEvmWalletOptions,
  mockEvmWallet,
} from './evm/mockEvmWallet.js'
import { createFakeClock } from './fakeClock.js'

/** The first two accounts of local Ethereum nodes. */
export const testAddresses = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const

/** A connector over a mock wallet, with time standing still. */
export function setUpInjected(options: MockEvmWalletOptions = {}) {
  const clock = createFakeClock()
  const wallet = mockEvmWallet({
    accounts: [testAddresses[0].toLowerCase()],
    chainId: 1,
    clock,
    ...options,
  })
  const connector = injectedConnector({
    provider: wallet.provider,
    clock,
    info: {
      id: 'io.kite',
      storageId: 'io.kite',
      name: 'Kite',
      type: 'ANNOUNCED',
      namespaces: ['eip155'],
    },
  })
  const controller = new AbortController()
  const { signal } = controller
  const methods = () => wallet.calls.map(({ method }) => method)
  return { clock, connector, controller, methods, signal, wallet }
}
