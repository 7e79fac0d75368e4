import { evm } from '@hasp/core/evm'
import { mainnet } from '@hasp/core/networks'
import { createKit } from '@hasp/react'
import '@hasp/react/styles.css'
import { local, mountScenario } from './mountScenario.js'

/** The quick start: one adapter, two networks, the static style sheet. */
const kit = createKit({
  app: { name: 'Bench' },
  adapters: [evm()],
  networks: [mainnet, local],
})

mountScenario(kit)
