import { defineNetwork } from '@hasp/core/networks'
import { ConnectButton, type createKit, KitProvider } from '@hasp/react'
import { createRoot } from 'react-dom/client'

/** A network that is no preset, as integrators define one. */
export const local = defineNetwork({
  id: 31337,
  chainNamespace: 'eip155',
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
})

/** Draws the page of a scenario around its kit. */
export function mountScenario(kit: ReturnType<typeof createKit>): void {
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <KitProvider kit={kit}>
      <ConnectButton />
    </KitProvider>,
  )
}
