import { evm } from '@hasp/core/evm'
import { base, mainnet } from '@hasp/core/networks'
import { ConnectButton, createKit, KitProvider } from '@hasp/react'
import { createRoot } from 'react-dom/client'
import '@hasp/react/styles.css'

const kit = createKit({
  app: { name: 'Hasp with Vite' },
  adapters: [evm()],
  networks: [mainnet, base],
})

createRoot(document.querySelector('#app')).render(
  <KitProvider kit={kit}>
    <ConnectButton />
  </KitProvider>,
)
