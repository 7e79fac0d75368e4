import { createKit } from '@hasp/core'
import { evm } from '@hasp/core/evm'
import { base, mainnet } from '@hasp/core/networks'
import { defineHaspButton } from '@hasp/react/mount'
import '@hasp/react/styles.css'

defineHaspButton(
  createKit({
    app: { name: 'Hasp with Vue' },
    adapters: [evm()],
    networks: [mainnet, base],
  }),
)
