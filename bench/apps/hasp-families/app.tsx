import { bitcoin } from '@hasp/core/bitcoin'
import { cosmos } from '@hasp/core/cosmos'
import { evm } from '@hasp/core/evm'
import {
  bitcoinMainnet,
  cosmosHub,
  mainnet,
  polkadotRelay,
  solanaMainnet,
} from '@hasp/core/networks'
import { polkadot } from '@hasp/core/polkadot'
import { solana } from '@hasp/core/solana'
import { createKit, KitProvider, useKitModal, useWallet } from '@hasp/react'
import '@hasp/react/styles.css'
import { Shell } from './shell'

const kit = createKit({
  app: { name: 'Bench' },
  adapters: [evm(), solana(), bitcoin(), polkadot(), cosmos()],
  networks: [mainnet, solanaMainnet, bitcoinMainnet, polkadotRelay, cosmosHub],
})

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
