import type { Kit } from '@hasp/core'
import { dataService, projectConfig } from '@hasp/core/dataService'
import { hostedWallet } from '@hasp/core/hostedWallet'
import { localSiwx, siwx } from '@hasp/core/siwx'
import { walletConnect } from '@hasp/core/walletConnect'
import { createKit } from '@hasp/react'
import { devWalletIdentity } from '@hasp/test-wallets/devWallet'
import { phoneWalletListing } from '@hasp/test-wallets/phoneWalletListing'
import { demoAdapters } from './demoAdapters.js'
import { demoDataUrl, demoRelayUrl, demoWalletOrigin } from './demoChains.js'
import { demoNetworks } from './demoNetworks.js'
import type { DemoOptions } from './readDemoOptions.js'

/** The demo's kit: the local chains, and the options of the address. */
export function createDemoKit(options: DemoOptions): Kit {
  const service = { url: demoDataUrl, projectId: options.project }
  return createKit({
    app: {
      name: 'Hasp demo',
      termsUrl: options.terms ? `${location.origin}/terms` : undefined,
    },
    adapters:
      options.adapters === 'none' ? [] : demoAdapters(options.namespaces),
    networks: demoNetworks(options.namespaces),
    features: {
      multiWallet: options.multiWallet,
      send: options.send,
      receive: options.receive,
      branding: options.branding,
    },
    connectors: [
      ...(options.walletConnect
        ? [walletConnect({ relayUrl: demoRelayUrl, projectId: 'local' })]
        : []),
      ...(options.hostedWallet
        ? // The demo and the wallet are both on localhost.
          [
            hostedWallet({
              origin: demoWalletOrigin,
              projectId: options.walletProject,
              devSameSite: true,
            }),
          ]
        : []),
    ],
    wallets: {
      ...(options.phoneWallet && {
        custom: [phoneWalletListing(location.origin)],
      }),
      // It is found in both ways, and no directory knows it.
      identities: [
        { rdns: devWalletIdentity.rdns, standardName: devWalletIdentity.name },
      ],
    },
    theme: {
      mode: options.theme,
      accent: options.accent,
      preset: options.preset,
      density: options.density,
      presentation: options.presentation,
      attribute: 'data-theme',
    },
    data: options.data ? dataService(service) : undefined,
    projectConfig: options.project ? projectConfig(service) : undefined,
    siwx: options.siwx && signInOf(options.siwx),
    debug: options.debug,
  })
}

function signInOf(option: NonNullable<DemoOptions['siwx']>) {
  return option === 'local'
    ? localSiwx({ statement: 'Sign in to the Hasp demo.' })
    : siwx({ url: '/siwx', required: option === 'required' })
}
