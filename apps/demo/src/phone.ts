import { startPhonePage } from '@hasp/test-wallets/phone'
import { demoChains, demoNodeUrl, demoRelayUrl } from './demoChains.js'

const root = document.getElementById('root')
if (root)
  void startPhonePage(root, {
    chains: demoChains,
    nodeUrlOf: demoNodeUrl,
    relayUrl: demoRelayUrl,
  })
