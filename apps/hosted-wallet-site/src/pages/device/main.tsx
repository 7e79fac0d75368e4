/** @jsxImportSource preact */
import '../tokens.css'
import '../page.css'
import '../home/home.css'
import './device.css'
import { render } from 'preact'
import { createPageEnvironment } from '../../PageEnvironment.js'
import { createScreens } from '../../screens/createScreens.js'
import { openVaultStore } from '../../vault/openVaultStore.js'
import { createSite } from '../createSite.js'
import { createWallet } from '../createWallet.js'
import { indexedDbOf } from '../indexedDbOf.js'
import { readPageConfiguration } from '../PageConfiguration.js'
import { DevicePage } from './DevicePage.js'
import { deviceTexts } from './deviceTexts.js'

async function startDevicePage(): Promise<void> {
  const { texts } = createSite(window, deviceTexts).current()
  const ignore = () => undefined
  const environment = createPageEnvironment(window)
  const wallet = createWallet({
    configuration: readPageConfiguration(document),
    environment,
    language: () => texts.language,
    onSignedOut: () => window.location.reload(),
    origin: window.location.origin,
    screens: createScreens({ onOpened: ignore, onClosed: ignore }),
    store: await openVaultStore(indexedDbOf(window)),
  })
  const root = document.getElementById('wallet')
  if (root)
    render(
      <DevicePage
        {...{ environment, texts }}
        login={wallet.login}
        means={{ ...wallet, ...wallet.forWaysBack }}
      />,
      root,
    )
}

void startDevicePage()
