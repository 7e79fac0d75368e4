import { evm } from '@hasp/core/evm'
import { defineNetwork, mainnet } from '@hasp/core/networks'
import { walletConnect } from '@hasp/core/walletConnect'
import { staticDirectory } from '@hasp/core/walletDirectory'
import { createKit, KitProvider, useKitModal, useWallet } from '@hasp/react'
import '@hasp/react/styles.css'
import { Shell } from './shell'

const parameters = new URLSearchParams(location.search)
const relayUrl = parameters.get('relay') ?? undefined
const count = Number(parameters.get('wallets') ?? 0)

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
  connectors: [walletConnect({ relayUrl })],
  ...(count > 0 && { wallets: { directory: staticDirectory(generateWallets(count)) } }),
})

function generateWallets(length: number) {
  return Array.from({ length }, (_, index) => ({
    id: `wallet-${index}`,
    name: `${['Kite', 'Harbour', 'Lantern', 'Quill', 'Tide'][index % 5]} ${index}`,
    namespaces: ['eip155'],
    homepage: `https://wallet-${index}.example`,
    isPairable: true,
    links: { native: `wallet${index}://` },
    stores: {},
  }))
}

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
