import { evm } from '@hasp/core/evm'
import { base, mainnet } from '@hasp/core/networks'
import { ConnectButton, createKit, KitProvider } from '@hasp/react'

const kit = createKit({
  app: { name: 'Hasp with Astro' },
  adapters: [evm()],
  networks: [mainnet, base],
})

/** One island: a context does not reach from one into another. */
export default function Wallet() {
  return (
    <KitProvider kit={kit}>
      <ConnectButton />
    </KitProvider>
  )
}
