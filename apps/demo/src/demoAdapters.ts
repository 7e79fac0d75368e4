import type { Namespace, NamespaceAdapter } from '@hasp/core'
import { bitcoin } from '@hasp/core/bitcoin'
import { cosmos } from '@hasp/core/cosmos'
import { evm } from '@hasp/core/evm'
import { polkadot } from '@hasp/core/polkadot'
import { solana } from '@hasp/core/solana'
import {
  type DevWalletIdentity,
  devWalletIdentity,
  singleNamespaceIdentities,
} from '@hasp/test-wallets/devWallet'
import { demoDataUrl } from './demoChains.js'
import { demoNetworks } from './demoNetworks.js'

const devWallets = [devWalletIdentity, ...singleNamespaceIdentities]

const [demoHome] = demoNetworks(['eip155'])

const adapters = {
  // Names are kept on the first local chain.
  eip155: () => evm({ names: { network: demoHome, gateways: [demoDataUrl] } }),
  solana: () => solana(),
  bip122: () => bitcoin(),
  polkadot: () =>
    polkadot({ wallets: speakersOf('polkadot').map(polkadotWallet) }),
  cosmos: () => cosmos({ wallets: speakersOf('cosmos').map(cosmosWallet) }),
} satisfies Record<Namespace, () => NamespaceAdapter>

/**
 * The adapters of some namespaces. Two of them are told of the dev wallets,
 * which the world does not know.
 */
export function demoAdapters(
  namespaces: readonly Namespace[],
): readonly NamespaceAdapter[] {
  return namespaces.map((namespace) => adapters[namespace]())
}

function speakersOf(namespace: Namespace): readonly DevWalletIdentity[] {
  return devWallets.filter(({ namespaces }) => namespaces.includes(namespace))
}

function polkadotWallet({ icon, name, rdns }: DevWalletIdentity) {
  return { source: rdns, rdns, name, imageUrl: icon }
}

function cosmosWallet({ icon, keplrPath, name, rdns }: DevWalletIdentity) {
  return { id: rdns, name, path: keplrPath, imageUrl: icon }
}
