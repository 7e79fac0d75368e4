import { createKit } from '@hasp/core'
import { evm } from '@hasp/core/evm'
import '@hasp/react/styles.css'
import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.js'
import { createWagmiConfig } from './createWagmiConfig.js'
import { localChain } from './localChain.js'

const chains = [
  localChain(31_337, 'Hasp Local', 'http://localhost:8545'),
  localChain(31_338, 'Hasp Local Two', 'http://localhost:8546'),
] as const
const kit = createKit({
  app: { name: 'Hasp beside wagmi 2' },
  adapters: [evm()],
  networks: chains,
})
const config = createWagmiConfig(kit, chains)
const queryClient = new QueryClient()

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App config={config} kit={kit} queryClient={queryClient} />
    </StrictMode>,
  )
