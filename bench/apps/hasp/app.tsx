import { evm } from '@hasp/core/evm'
import { defineNetwork, mainnet } from '@hasp/core/networks'
import { createKit, KitProvider, useKitModal, useWallet } from '@hasp/react'
import '@hasp/react/styles.css'
import { Shell } from './shell'

const local = defineNetwork({
  id: 31337,
  chainNamespace: 'eip155',
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
})
const kit = createKit({ app: { name: 'Bench' }, adapters: [evm()], networks: [mainnet, local] })

function Page() {
  const { open } = useKitModal()
  const { address } = useWallet()
  return <Shell open={() => open()} address={address} />
}

export default function App() {
  return (
    <KitProvider kit={kit}>
      <Page />
    </KitProvider>
  )
}
