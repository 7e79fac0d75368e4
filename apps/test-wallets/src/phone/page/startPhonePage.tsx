import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../page.css'
import type { WalletChain } from '../../WalletChain.js'
import { waitFor } from '../../waitFor.js'
import { createPhoneMemory } from '../createPhoneMemory.js'
import { readPhoneSettings } from '../PhoneSettings.js'
import { installNodeGlobals } from './installNodeGlobals.js'
import { PhonePage } from './PhonePage.js'
import './phone.css'
import { takeOver } from './takeOver.js'

/**
 * Draws the phone wallet, a WalletConnect wallet of every namespace, and pairs
 * with the code in the page's address if there is one.
 * @param parameters.chains the EVM networks that it knows; it starts on the first
 * @param parameters.nodeUrlOf the node of any other network, by its CAIP-2 id
 */
export async function startPhonePage(
  element: HTMLElement,
  parameters: {
    relayUrl: string
    chains: readonly [WalletChain, ...WalletChain[]]
    nodeUrlOf(chainId: string): string | undefined
  },
): Promise<void> {
  // The client reads Node's globals as it is loaded.
  installNodeGlobals()
  const [{ createPhoneWallet }, { openPhoneClient }] = await Promise.all([
    import('../createPhoneWallet.js'),
    import('../openPhoneClient.js'),
  ])
  const settings = readPhoneSettings(location.search)
  const client = await openPhoneClient(
    parameters.relayUrl,
    location.origin,
    settings.redirect,
  )
  const life = new AbortController()
  const wallet = createPhoneWallet({
    client,
    chains: parameters.chains,
    nodeUrlOf: parameters.nodeUrlOf,
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
