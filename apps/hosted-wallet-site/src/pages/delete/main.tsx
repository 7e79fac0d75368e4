/** @jsxImportSource preact */
import '../tokens.css'
import '../page.css'
import { render } from 'preact'
import { createPageEnvironment } from '../../PageEnvironment.js'
import { createGuestService } from '../createGuestService.js'
import { createSite } from '../createSite.js'
import { NobodyHere } from '../owner/NobodyHere.js'
import { startOwnerPage } from '../owner/startOwnerPage.js'
import { readPageConfiguration } from '../PageConfiguration.js'
import { DeletePage } from './DeletePage.js'
import { deleteTexts } from './deleteTexts.js'
import { WaitingScreen } from './WaitingScreen.js'

async function startDelete(): Promise<void> {
  const { login, owner, root, service, texts, user } =
    await startOwnerPage(deleteTexts)
  if (!root) return
  render(
    user ? (
      <DeletePage {...{ login, owner, service, texts, user }} />
    ) : (
      <NobodyHere texts={texts} />
    ),
    root,
  )
}

/** Nobody has to be logged in for it: the link of the mail is all it takes. */
function startLink(token: string): void {
  const { serviceUrl } = readPageConfiguration(document)
  const { texts } = createSite(window, deleteTexts).current()
  const service = createGuestService(createPageEnvironment(window), serviceUrl)
  const root = document.getElementById('wallet')
  if (!root) return
  render(
    <WaitingScreen
      texts={texts}
      deletedAfterMs={undefined}
      onKeep={async () => {
        const { isCancelled } = await service.call('cancelDeletionByLink', {
          token,
          locale: texts.language,
        })
        return isCancelled
      }}
    />,
    root,
  )
}

const token = window.location.hash.slice(1)
if (token) startLink(token)
else void startDelete()
