import { connect } from '../actions/connection/connect.js'
import { evm } from '../adapters/evm/evmAdapter.js'
import type { Network } from '../entities/network/network.js'
import { createTestKit } from './createTestKit.js'
import {
  type MockEvmWalletOptions,
  mockEvmWallet,
} from './evm/mockEvmWallet.js'
import { testNetworks } from './testNetworks.js'

/** The first two accounts of local Ethereum nodes. */
export const bridgeAddresses = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const

/** A started kit with a wallet beside it, as libraries on top find it. */
export function setUpBridge(
  options: MockEvmWalletOptions = {},
  networks: readonly Network[] = testNetworks,
  more: Partial<Parameters<typeof createTestKit>[0]> = {},
) {
  const { kit, stop, window, ...rest } = createTestKit({
    adapters: [evm()],
    networks,
    ...more,
  })
  const wallet = mockEvmWallet({
    name: 'Kite',
    accounts: [bridgeAddresses[0]],
    chainId: 31_337,
    ...options,
  })
  wallet.announce(window)
  const connectKite = () => connect(kit, { connectorId: wallet.rdns })
  return { ...rest, connectKite, kit, stop, wallet, window }
}
