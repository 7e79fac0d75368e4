import { leavingRoutes } from '@hasp/protocol/walletService'
import { createPageEnvironment } from '../../PageEnvironment.js'
import { createScreens } from '../../screens/createScreens.js'
import type { PageTexts } from '../../texts/createTexts.js'
import { openVaultStore } from '../../vault/openVaultStore.js'
import { createSite } from '../createSite.js'
import { createWallet } from '../createWallet.js'
import { indexedDbOf } from '../indexedDbOf.js'
import { readPageConfiguration } from '../PageConfiguration.js'
import { createOwner } from './createOwner.js'

const answerWithinMs = 20_000

/** All that a page for the owner of a wallet works with. */
export async function startOwnerPage<Own extends string>(
  texts: PageTexts<Own>,
) {
  const site = createSite(window, texts)
  const environment = createPageEnvironment(window)
  const ignore = () => undefined
  const configuration = readPageConfiguration(document)
  const { escrowKey } = configuration
  const wallet = createWallet({
    configuration,
    environment,
    language: () => site.current().texts.language,
    onSignedOut: () => window.location.reload(),
    origin: window.location.origin,
    moreRoutes: leavingRoutes,
    screens: createScreens({ onOpened: ignore, onClosed: ignore }),
    store: await openVaultStore(indexedDbOf(window)),
  })
  const user = await wallet.login
    .user(AbortSignal.timeout(answerWithinMs))
    .catch(ignore)
  return {
    environment,
    login: wallet.login,
    owner: createOwner({ ...wallet, escrowKey }),
    root: document.getElementById('wallet'),
    service: wallet.service,
    texts: site.current().texts,
    /** Undefined where nobody is signed in, or the wallet is not here. */
    user,
  }
}
