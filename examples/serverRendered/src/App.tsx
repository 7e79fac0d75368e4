import type { KitState } from '@hasp/core/cookie'
import { evm } from '@hasp/core/evm'
import { defineNetwork } from '@hasp/core/networks'
import {
  ConnectButton,
  createKit,
  KitProvider,
  useKitCookie,
} from '@hasp/react'
import { useState } from 'react'
import '@hasp/react/styles.css'
import './page.css'

const createSiteKit = (initialState: KitState | undefined) =>
  createKit({
    app: { name: 'Hasp on a server' },
    adapters: [evm()],
    networks: [
      defineNetwork({
        id: 31_337,
        chainNamespace: 'eip155',
        name: 'Hasp Local',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: ['http://localhost:8545'] } },
      }),
    ],
    initialState,
  })

/** The page, as the server draws it and the browser takes it over. */
export function App({ state }: { state: KitState | undefined }) {
  const [kit] = useState(() => createSiteKit(state))
  return (
    <KitProvider kit={kit} locale="en">
      <Cookie />
      <header>
        <a href="/">Tide Market</a>
        <nav>
          <a href="/">Today</a>
          <ConnectButton show={{ network: true }} />
        </nav>
      </header>
      <p>What is below the header stays where it is.</p>
    </KitProvider>
  )
}

function Cookie() {
  useKitCookie()
  return null
}
