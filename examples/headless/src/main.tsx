import { createKit, defineNetwork } from '@hasp/core'
import { dataService } from '@hasp/core/dataService'
import { evm } from '@hasp/core/evm'
import { walletConnect } from '@hasp/core/walletConnect'
import { KitProvider } from '@hasp/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.js'

const parameters = new URLSearchParams(location.search)
const relayUrl = parameters.get('relay') ?? 'ws://localhost:4004'
const dataUrl = parameters.get('data')

const kit = createKit({
  app: { name: 'Hasp without its modal' },
  adapters: [evm()],
  connectors: [walletConnect({ relayUrl, projectId: 'local' })],
  data: dataUrl ? dataService({ url: dataUrl }) : undefined,
  features: { multiWallet: true },
  networks: [
    localNetwork(31_337, 'Hasp Local', 'http://localhost:8545'),
    localNetwork(31_338, 'Hasp Local Two', 'http://localhost:8546'),
  ],
})

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <KitProvider kit={kit} isHeadless>
        <App />
      </KitProvider>
    </StrictMode>,
  )

function localNetwork(id: number, name: string, url: string) {
  return defineNetwork({
    id,
    name,
    chainNamespace: 'eip155',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
    testnet: true,
  })
}
