import { evm } from '@hasp/core/evm'
import { defineNetwork, mainnet } from '@hasp/core/networks'
import { walletConnect } from '@hasp/core/walletConnect'
import { createKit, KitProvider, useKitModal, useWallet } from '@hasp/react'
import '@hasp/react/styles.css'
import { createRoot } from 'react-dom/client'
import { Shell } from './Shell.js'

/** The quick start with wallets on phones besides. */
const local = defineNetwork({
  id: 31337,
  chainNamespace: 'eip155',
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
})
const kit = createKit({
  app: { name: 'Bench' },
  adapters: [evm()],
  networks: [mainnet, local],
  walletConnect: walletConnect({
    relayUrl: 'ws://localhost:1',
    projectId: 'bench',
  }),
})

function Page() {
  const { open } = useKitModal()
  const { address } = useWallet()
  return <Shell open={() => open()} address={address} />
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <KitProvider kit={kit}>
      <Page />
    </KitProvider>,
  )
