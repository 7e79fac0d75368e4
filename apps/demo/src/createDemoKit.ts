import { defineNetwork, type Kit } from '@hasp/core'
import { evm } from '@hasp/core/evm'
import { walletConnect } from '@hasp/core/walletConnect'
import { createKit } from '@hasp/react'
import { testTokens } from '../../../devstack/addresses.js'
import { demoChains, demoMulticall, demoRelayUrl } from './demoChains.js'
import { phoneWalletListing } from './phoneWalletListing.js'
import type { DemoOptions } from './readDemoOptions.js'

/** The demo's kit: the two local chains, and the options of the address. */
export function createDemoKit(options: DemoOptions): Kit {
  return createKit({
    app: {
      name: 'Hasp demo',
      termsUrl: options.terms ? `${location.origin}/terms` : undefined,
    },
    adapters: options.adapters === 'none' ? [] : [evm()],
    networks: demoChains.map(({ id, name, rpcUrl }) =>
      defineNetwork({
        id,
        name,
        chainNamespace: 'eip155',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [rpcUrl] } },
        testnet: true,
        tokens: testTokens,
        ...(id === demoMulticall.chainId && {
          contracts: { multicall3: { address: demoMulticall.address } },
        }),
      }),
    ),
    features: {
      multiWallet: options.multiWallet,
      send: options.send,
      receive: options.receive,
      branding: options.branding,
    },
    walletConnect: options.walletConnect
      ? walletConnect({ relayUrl: demoRelayUrl, projectId: 'local' })
      : undefined,
    wallets: options.phoneWallet
      ? { custom: [phoneWalletListing(location.origin)] }
      : undefined,
    theme: { mode: options.theme, accent: options.accent },
    debug: options.debug,
  })
}
