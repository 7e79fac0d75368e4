import { evm } from '@hasp/core/evm'
import { mainnet } from '@hasp/core/networks'
import { walletConnect } from '@hasp/core/walletConnect'
import { createKit } from '@hasp/react'
import '@hasp/react/styles.css'
import { local, mountScenario } from './mountScenario.js'

/** The quick start with wallets on phones besides. */
const kit = createKit({
  app: { name: 'Bench' },
  adapters: [evm()],
  networks: [mainnet, local],
  connectors: [
    walletConnect({
      relayUrl: 'ws://localhost:1',
      projectId: 'bench',
    }),
  ],
})

mountScenario(kit)
