/** @jsxImportSource preact */
import '../tokens.css'
import '../page.css'
import { render } from 'preact'
import { createPageEnvironment } from '../../PageEnvironment.js'
import { createPasskeys } from '../../passkey/createPasskeys.js'
import { stretchInWorker } from '../../vault/askPasswordWorker.js'
import { createSignerClient } from '../../vault/createSignerClient.js'
import { createWorkerStarter } from '../../vault/startWorker.js'
import { createGuestService } from '../createGuestService.js'
import { createSite } from '../createSite.js'
import { nameDevice } from '../nameDevice.js'
import { readPageConfiguration } from '../PageConfiguration.js'
import { randomBytes } from '../randomBytes.js'
import { createMove } from './createMove.js'
import { LostMailboxPage } from './LostMailboxPage.js'
import { lostMailboxTexts } from './lostMailboxTexts.js'

function startLostMailbox(): void {
  const { projectId, serviceUrl } = readPageConfiguration(document)
  const { texts } = createSite(window, lostMailboxTexts).current()
  const { navigator } = window
  const startWorker = createWorkerStarter(
    'trustedTypes' in window ? (window.trustedTypes as never) : undefined,
  )
  const passkeys = createPasskeys({
    isAllowed: true,
    navigator,
    randomBytes,
    walletName: window.location.host,
  })
  const move = createMove({
    about: {
      deviceName: nameDevice(navigator.userAgent),
      locale: texts.language,
      projectId,
    },
    passkeys,
    service: createGuestService(createPageEnvironment(window), serviceUrl),
    signer: createSignerClient(() => startWorker('signer')),
    stretch: (question) =>
      stretchInWorker(() => startWorker('password'), question),
  })
  const root = document.getElementById('wallet')
  if (root)
    render(
      <LostMailboxPage
        {...{ move, texts }}
        hasPasskeys={passkeys.isAvailable}
      />,
      root,
    )
}

startLostMailbox()
