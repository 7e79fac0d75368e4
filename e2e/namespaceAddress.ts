import { devWalletKeyIndex } from '../apps/test-wallets/src/devWallet/namespaces/devWalletKeyIndex.js'
import { walletNamespaces } from '../apps/test-wallets/src/namespaces/walletNamespaces.js'
import { testAccounts } from '../devstack/addresses.js'
import type { NamespaceName } from './pages/NamespaceCard.js'

/** The first network of each namespace in the demo. */
const places = {
  Solana: ['solana', ''],
  Bitcoin: ['bip122', '000000000019d6689c085ae165831e93'],
  Polkadot: ['polkadot', '91b171bb158e2d3848fa23a9f1c25182'],
  Cosmos: ['cosmos', 'cosmoshub-4'],
} as const

/** An account of the dev wallet on the first network of a namespace. */
export function namespaceAddress(name: NamespaceName, account: 0 | 1): string {
  if (name === 'Ethereum') return testAccounts[account]
  const [namespace, reference] = places[name]
  return walletNamespaces[namespace].address(
    devWalletKeyIndex(account),
    reference,
  )
}
