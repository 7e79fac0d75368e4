import type { MockWallet } from '../mockWallets/MockWallet.js'
import { createCosmosKey } from './createCosmosKey.js'
import { fakeKeplrWallet } from './fakeKeplrWallet.js'

/** A wallet in Keplr's shape and place; it knows Cosmos Hub and Osmosis. */
export function createCosmosWallet(): MockWallet {
  const keys = [createCosmosKey('Ada'), createCosmosKey('Bo')] as const
  const wallet = fakeKeplrWallet({
    keys,
    chains: { 'cosmoshub-4': 'cosmos', 'osmosis-1': 'osmo' },
  })
  return {
    namespace: 'cosmos',
    install: wallet.appear,
    addresses({ cosmos }) {
      const prefix = cosmos?.bech32Prefix ?? 'cosmos'
      const [first, second] = keys
      return [first.address(prefix), second.address(prefix)]
    },
    chooseAccount: wallet.choose,
    decide: wallet.decide,
    requests: () => wallet.calls,
    prompts: wallet.prompts,
  }
}
