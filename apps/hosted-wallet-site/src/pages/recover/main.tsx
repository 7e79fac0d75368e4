/** @jsxImportSource preact */
import '../tokens.css'
import '../page.css'
import { render } from 'preact'
import { createPageEnvironment } from '../../PageEnvironment.js'
import { createScreens } from '../../screens/createScreens.js'
import { openVaultStore } from '../../vault/openVaultStore.js'
import { createSite } from '../createSite.js'
import { createWallet } from '../createWallet.js'
import { indexedDbOf } from '../indexedDbOf.js'
import { readPageConfiguration } from '../PageConfiguration.js'
import { RecoverPage } from './RecoverPage.js'
import { recoverTexts } from './recoverTexts.js'

async function startRecover(): Promise<void> {
  const { texts } = createSite(window, recoverTexts).current()
  const ignore = () => undefined
  const screens = createScreens({ onOpened: ignore, onClosed: ignore })
  const { origin, search } = window.location
  const { login } = createWallet({
    // Whoever has no wallet has none to restore.
    configuration: { ...readPageConfiguration(document), mode: undefined },
    environment: createPageEnvironment(window),
    language: () => texts.language,
    onSignedOut: () => window.location.reload(),
    origin,
    screens,
    store: await openVaultStore(indexedDbOf(window)),
  })
  const homeUrl = `/${search}`
  const root = document.getElementById('wallet')
  if (root)
    render(<RecoverPage {...{ homeUrl, login, screens, texts }} />, root)
}

void startRecover()
