/** @jsxImportSource preact */
import '../tokens.css'
import '../page.css'
import '../slip.css'
import { render } from 'preact'
import { createEmailChange } from '../../login/createEmailChange.js'
import { createPageEnvironment } from '../../PageEnvironment.js'
import { createMemoryReceivers } from '../../receivers/openReceiverStore.js'
import { createNodeAsker } from '../../requests/createNodeAsker.js'
import { createScreens } from '../../screens/createScreens.js'
import { openVaultStore } from '../../vault/openVaultStore.js'
import { createOwnApprovals } from '../createOwnApprovals.js'
import { createSite } from '../createSite.js'
import { createWallet } from '../createWallet.js'
import { indexedDbOf } from '../indexedDbOf.js'
import { readPageConfiguration } from '../PageConfiguration.js'
import { EmailPage } from './EmailPage.js'
import { emailTexts } from './emailTexts.js'

async function startEmail(): Promise<void> {
  const { texts } = createSite(window, emailTexts).current()
  const ignore = () => undefined
  const screens = createScreens({ onOpened: ignore, onClosed: ignore })
  const environment = createPageEnvironment(window)
  const language = () => texts.language
  const { origin } = window.location
  const wallet = createWallet({
    configuration: readPageConfiguration(document),
    onSignedOut: () => window.location.reload(),
    store: await openVaultStore(indexedDbOf(window)),
    ...{ environment, language, origin, screens },
  })
  const { login, service, session } = wallet
  const { confirm } = createOwnApprovals({
    askNetwork: createNodeAsker(service),
    receivers: createMemoryReceivers(),
    ...{ environment, origin, screens, wallet },
  })
  const emailChange = createEmailChange({
    after: environment.after,
    rebind: login.rebindMailbox,
    ...{ confirm, language, service, session },
  })
  const root = document.getElementById('wallet')
  if (root)
    render(
      <EmailPage {...{ emailChange, environment, login, screens, texts }} />,
      root,
    )
}

void startEmail()
