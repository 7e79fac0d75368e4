import '@hasp/react/styles.css'
import '@hasp/test-wallets/page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createEventLog } from './createEventLog.js'
import { PlaygroundPage } from './playground/PlaygroundPage.js'
import './playground/playground.css'
import { startDevWallet } from './startDevWallet.js'

const root = document.getElementById('root')
if (root) start(root)

function start(element: HTMLElement) {
  const events = createEventLog()
  // Whoever comes to try the kit has a wallet to try it with.
  const isAsked = new URLSearchParams(location.search).has('devWallet')
  const { settings, wallet } = startDevWallet({
    search: isAsked ? location.search : '?devWallet=1',
    isFive: false,
    log: (message) => events.add(message),
    onBlocked: (url) =>
      events.add('The wallet window was blocked. Open it here:', url),
  })
  createRoot(element).render(
    <StrictMode>
      <PlaygroundPage events={events} settings={settings} wallet={wallet} />
    </StrictMode>,
  )
}
