import { createKit, defineNetwork } from '@hasp/core'
import { evm } from '@hasp/core/evm'
import { KitProvider } from '@hasp/react'
import '@hasp/react/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { GuestBook } from './GuestBook.js'

const kit = createKit({
  app: { name: 'Guest book' },
  adapters: [evm()],
  networks: [
    defineNetwork({
      id: 31_337,
      name: 'Hasp Local',
      chainNamespace: 'eip155',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: ['http://localhost:8545'] } },
      testnet: true,
    }),
  ],
})

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <KitProvider kit={kit}>
        <GuestBook />
      </KitProvider>
    </StrictMode>,
  )
