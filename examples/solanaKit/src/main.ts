import { connect, createKit } from '@hasp/core'
import { defineNetwork } from '@hasp/core/networks'
import { solana } from '@hasp/core/solana'
import { getSolanaSigner } from '@hasp/core/solanaKit'
import { sendSol } from './sendSol.js'

const nodeUrl = 'http://localhost:8899'
const kit = createKit({
  app: { name: 'Hasp with @solana/kit' },
  adapters: [solana()],
  networks: [
    defineNetwork({
      id: '6DN3mrNmdHzcMR2jWjcmpNeCYmQ3K2wb',
      chainNamespace: 'solana',
      name: 'Hasp Local Solana',
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
      rpcUrls: { default: { http: [nodeUrl] } },
    }),
  ],
})
kit.start()

on('connect', async () => {
  const [wallet] = kit.stores.connectors.getState().connectors
  if (!wallet) return 'This browser has no wallet of Solana.'
  const { accounts } = await connect(kit, { connectorId: wallet.info.id })
  say('account', accounts[0].address)
  return `Connected with ${wallet.info.name}`
})
on('send', async () => {
  const to = getSolanaSigner(kit).address
  return await sendSol(kit, { nodeUrl, to, lamports: 100_000_000n })
})

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
