/** @jsxImportSource preact */
import '../tokens.css'
import '../page.css'
import '../slip.css'
import '../device/device.css'
import './home.css'
import { activityRoutes, lostMailboxRoutes } from '@hasp/protocol/walletService'
import { render } from 'preact'
import { createOwnWays } from '../../login/createOwnWays.js'
import { createPageEnvironment } from '../../PageEnvironment.js'
import { createScreens } from '../../screens/createScreens.js'
import { createWaysBack } from '../../vault/createWaysBack.js'
import { openVaultStore } from '../../vault/openVaultStore.js'
import { createSite } from '../createSite.js'
import { createWallet } from '../createWallet.js'
import { indexedDbOf } from '../indexedDbOf.js'
import { readPageConfiguration } from '../PageConfiguration.js'
import { HomePage } from './HomePage.js'
import { homeTexts } from './homeTexts.js'

async function startHome(): Promise<void> {
  const { texts } = createSite(window, homeTexts).current()
  const ignore = () => undefined
  const screens = createScreens({ onOpened: ignore, onClosed: ignore })
  const { origin } = window.location
  const wallet = createWallet({
    configuration: readPageConfiguration(document),
    environment: createPageEnvironment(window),
    language: () => texts.language,
    onSignedOut: () => window.location.reload(),
    moreRoutes: { ...activityRoutes, ...lostMailboxRoutes },
    origin,
    screens,
    store: await openVaultStore(indexedDbOf(window)),
  })
  const { arePasskeysAvailable, login, service, signer } = wallet
  const { passkeys, passwords, session, vault, ...means } = wallet.forWaysBack
  const { openingOf } = vault
  const ownWays = createOwnWays({
    ...{ ...passwords, login, origin, session },
    ways: createWaysBack({ ...means, openingOf, passkeys, service, signer }),
  })
  const root = document.getElementById('wallet')
  if (root)
    render(
      <HomePage
        {...{ arePasskeysAvailable, login, ownWays, screens, service, texts }}
      />,
      root,
    )
}

void startHome()
