import { connect, createKit } from '@hasp/core'
import { evm } from '@hasp/core/evm'
import { defineNetwork } from '@hasp/core/networks'
import { sendToMyself } from './sendToMyself.js'
import { showAccount } from './showAccount.js'

const kit = createKit({
  app: { name: 'Hasp with viem' },
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
kit.start()
showAccount(kit, (text) => say('account', text))

on('connect', async () => {
  const [wallet] = kit.stores.connectors.getState().connectors
  if (!wallet) return 'This browser has no wallet.'
  const { accounts } = await connect(kit, { connectorId: wallet.info.id })
  return `Connected: ${accounts[0].address}`
})
on('send', () => sendToMyself(kit))

/** Does it at a press, and shows what came of it. */
function on(id: string, action: () => Promise<string>) {
  document.getElementById(id)?.addEventListener('click', () => {
    action().then(
      (text) => say('result', text),
      (error: Error) => say('result', error.message),
    )
  })
}

function say(id: string, text: string) {
  const element = document.getElementById(id)
  if (element) element.textContent = text
}
