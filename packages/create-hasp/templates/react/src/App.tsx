import { evm } from '@hasp/core/evm'
import { base, mainnet } from '@hasp/core/networks'
import { ConnectButton, createKit, KitProvider, useWallet } from '@hasp/react'
import '@hasp/react/styles.css'

const kit = createKit({
  app: { name: 'hasp-app' },
  adapters: [evm()],
  networks: [mainnet, base],
})

export default function App() {
  return (
    <KitProvider kit={kit}>
      <main>
        <h1>hasp-app</h1>
        <ConnectButton />
        <Greeting />
      </main>
    </KitProvider>
  )
}

function Greeting() {
  const wallet = useWallet()
  if (wallet.status !== 'connected') return <p>Connect a wallet to begin.</p>
  return <p>Hello, {wallet.address}!</p>
}
