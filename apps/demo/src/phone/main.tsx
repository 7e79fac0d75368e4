import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../demo.css'
import { demoChains, demoNodeUrl, demoRelayUrl } from '../demoChains.js'
import { waitFor } from '../devWallet/waitFor.js'
import { createPhoneMemory } from './createPhoneMemory.js'
import { installNodeGlobals } from './installNodeGlobals.js'
import { PhonePage } from './PhonePage.js'
import './phone.css'
import { readPhoneSettings } from './PhoneSettings.js'
import { takeOver } from './takeOver.js'

const root = document.getElementById('root')
if (root) void start(root)

async function start(element: HTMLElement) {
  installNodeGlobals()
  const [{ createPhoneWallet }, { openPhoneClient }] = await Promise.all([
    import('./createPhoneWallet.js'),
    import('./openPhoneClient.js'),
  ])
  const settings = readPhoneSettings(location.search)
  const client = await openPhoneClient(
    demoRelayUrl,
    location.origin,
    settings.redirect,
  )
  const life = new AbortController()
  const wallet = createPhoneWallet({
    client,
    chains: demoChains,
    nodeUrlOf: demoNodeUrl,
    memory: createPhoneMemory(localStorage),
    settings,
    wait: waitFor,
    signal: life.signal,
  })
  takeOver(() => {
    wallet.say('This wallet is open in another tab. Reload to use it here.')
    life.abort()
    client.core.heartbeat.stop()
    void client.core.relayer.transportClose()
  })
  createRoot(element).render(
    <StrictMode>
      <PhonePage settings={settings} wallet={wallet} />
    </StrictMode>,
  )
  if (settings.uri) {
    forgetLink()
    await wallet.pair(settings.uri)
  }
}

/** A reload is no second pairing. */
function forgetLink() {
  const url = new URL(location.href)
  url.searchParams.delete('uri')
  history.replaceState(undefined, '', url)
}
