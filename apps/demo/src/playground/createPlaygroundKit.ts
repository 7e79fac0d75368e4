import type { Kit } from '@hasp/core'
import { dataService } from '@hasp/core/dataService'
import { hostedWallet } from '@hasp/core/hostedWallet'
import { walletConnect } from '@hasp/core/walletConnect'
import { createKit } from '@hasp/react'
import { devWalletIdentity } from '@hasp/test-wallets/devWallet'
import { phoneWalletListing } from '@hasp/test-wallets/phoneWalletListing'
import { demoAdapters } from '../demoAdapters.js'
import { demoDataUrl, demoRelayUrl, demoWalletOrigin } from '../demoChains.js'
import { demoNetworks } from '../demoNetworks.js'
import { fonts, type PlaygroundSettings } from './playgroundSettings.js'

/** The kit of these settings, on the local chains and with the test wallet. */
export function createPlaygroundKit(settings: PlaygroundSettings): Kit {
  const { accent, density, font, mode, placement, preset, radius, tokens } =
    settings
  return createKit({
    app: { name: 'Hasp playground' },
    adapters: demoAdapters(settings.namespaces),
    networks: demoNetworks(settings.namespaces),
    features: {
      multiWallet: settings.multiWallet,
      send: settings.send,
      receive: settings.receive,
      branding: settings.branding,
    },
    connectors: [
      ...(settings.walletConnect
        ? [walletConnect({ relayUrl: demoRelayUrl, projectId: 'local' })]
        : []),
      ...(settings.hostedWallet
        ? // The playground and the wallet are both on localhost.
          [hostedWallet({ origin: demoWalletOrigin, devSameSite: true })]
        : []),
    ],
    data: settings.data ? dataService({ url: demoDataUrl }) : undefined,
    wallets: {
      ...(settings.walletConnect && {
        custom: [phoneWalletListing(location.origin)],
      }),
      identities: [
        { rdns: devWalletIdentity.rdns, standardName: devWalletIdentity.name },
      ],
    },
    theme: {
      mode,
      preset: preset === 'none' ? undefined : preset,
      accent,
      radius,
      font: font && fonts[font],
      tokens: Object.keys(tokens).length > 0 ? tokens : undefined,
      density: density === 'regular' ? undefined : density,
      presentation:
        placement === 'embedded' || placement === 'modal'
          ? undefined
          : placement,
      attribute: 'data-theme',
      // What is chosen on the bench is not chosen here.
      storageKey: 'playground.theme',
    },
  })
}
