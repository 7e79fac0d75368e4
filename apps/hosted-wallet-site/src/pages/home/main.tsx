/** @jsxImportSource preact */
import '../tokens.css'
import '../page.css'
import './home.css'
import { render } from 'preact'
import { createPageEnvironment } from '../../PageEnvironment.js'
import { createScreens } from '../../screens/createScreens.js'
import { openVaultStore } from '../../vault/openVaultStore.js'
import { createSite } from '../createSite.js'
import { createWallet } from '../createWallet.js'
import { indexedDbOf } from '../indexedDbOf.js'
import { readPageConfiguration } from '../PageConfiguration.js'
import { HomePage } from './HomePage.js'

async function startHome(): Promise<void> {
  const { texts } = createSite(window).current()
  const ignore = () => undefined
  const screens = createScreens({ onOpened: ignore, onClosed: ignore })
  const { arePasskeysAvailable, login, service } = createWallet({
    configuration: readPageConfiguration(document),
    environment: createPageEnvironment(window),
    language: () => texts.language,
    onSignedOut: () => window.location.reload(),
    origin: window.location.origin,
    screens,
    store: await openVaultStore(indexedDbOf(window)),
  })
  const root = document.getElementById('wallet')
  if (root)
    render(
      <HomePage
        {...{ arePasskeysAvailable, login, screens, service, texts }}
      />,
      root,
    )
}

void startHome()
