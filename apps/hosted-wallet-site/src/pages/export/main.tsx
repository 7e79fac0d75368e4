/** @jsxImportSource preact */
import '../tokens.css'
import '../page.css'
import '../slip.css'
import './export.css'
import { render } from 'preact'
import { NobodyHere } from '../owner/NobodyHere.js'
import { startOwnerPage } from '../owner/startOwnerPage.js'
import { ExportPage } from './ExportPage.js'
import { exportTexts } from './exportTexts.js'

async function startExport(): Promise<void> {
  const { environment, login, owner, root, service, texts, user } =
    await startOwnerPage(exportTexts)
  if (!root) return
  render(
    user ? (
      <ExportPage {...{ environment, login, owner, service, texts, user }} />
    ) : (
      <NobodyHere texts={texts} />
    ),
    root,
  )
}

void startExport()
