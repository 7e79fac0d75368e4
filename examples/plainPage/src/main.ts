import { createKit } from '@hasp/core'
import { evm } from '@hasp/core/evm'
import { defineNetwork } from '@hasp/core/networks'
import { defineHaspButton } from '@hasp/react/mount'
import '@hasp/react/styles.css'

const kit = createKit({
  app: { name: 'Hasp on a plain page' },
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
})
defineHaspButton(kit)

document
  .querySelector('hasp-button')
  ?.addEventListener('hasp-change', ({ detail: { address } }) => {
    const account = document.querySelector('#account')
    if (account) account.textContent = address ?? 'Not connected'
  })
